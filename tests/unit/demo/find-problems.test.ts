import { findProblems } from '../../../demo/find-problems.ts';
import { exampleScript, readExampleScript } from './script/script-fixtures.ts';

const problemsAfterReplacing = (from: string, to: string): string[] => {
  const source = exampleScript.replace(from, to);
  expect(source).not.toBe(exampleScript);
  return findProblems(readExampleScript(source));
};
const longText = 'Esta fila não anda, e quem reclama dela anda menos ainda, porque perde o lugar. '.repeat(8);

describe('finding problems of a story', () => {
  it('reports nothing for a correct story', () => {
    expect(findProblems(readExampleScript())).toEqual([]);
    expect(findProblems(readExampleScript(exampleScript, 'en-us'))).toEqual([]);
  });

  it('reports a balloon that does not fit its panel', () => {
    expect(problemsAfterReplacing('ana: Bom dia!', `ana: ${longText}${longText}`)).toContainEqual(
      expect.stringMatching(/page 2, panel 1: .*does not fit/),
    );
  });

  it('reports a figure that balloons make too small', () => {
    expect(problemsAfterReplacing('ana: Bom dia!', `ana: ${longText}`)).toContainEqual(
      expect.stringMatching(/ana is too small/),
    );
  });

  it('reports a balloon that covers a head with a fixed position', () => {
    const placed = 'ana 0.25 happy point, holds cup, y 0.1, scale 2';
    expect(problemsAfterReplacing('ana 0.25 happy point, holds cup', placed)).toContainEqual(
      expect.stringMatching(/covers the head of ana/),
    );
  });

  it('reports a balloon that an inset covers', () => {
    const inset = 'panel wall, inset 0.04 0.02 0.5 0.2\nseen: A porta.\nrow\npanel wall\nseen';
    expect(problemsAfterReplacing('panel wall\nseen', inset)).toContainEqual(
      expect.stringMatching(/“Bom dia!” is covered by an inset/),
    );
  });

  it('reports a tail that crosses the whole panel', () => {
    expect(problemsAfterReplacing('voice whispers 0.9 0.5', 'voice whispers 0.5 1.6')).toContainEqual(
      expect.stringMatching(/tail of “Acabou.” is too long/),
    );
  });

  it('reports characters that the typeface does not have', () => {
    expect(problemsAfterReplacing('ana: Bom dia!', 'ana: おはよう')).toContainEqual(
      expect.stringMatching(/has お は よ う/),
    );
  });

  it('reports a title that extends beyond the edge of the cover', () => {
    expect(problemsAfterReplacing('title 600 500 800', 'title 900 500 800')).toContainEqual(
      expect.stringMatching(/cover: “A Fila” extends beyond the edge/),
    );
  });
});
