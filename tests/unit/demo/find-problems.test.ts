import { findProblems } from '../../../demo/find-problems.ts';
import { readSome, script } from './script/script-fixtures.ts';

const told = (from: string, to: string): string[] => {
  const source = script.replace(from, to);
  expect(source).not.toBe(script);
  return findProblems(readSome(source));
};
const long = 'Esta fila não anda, e quem reclama dela anda menos ainda, porque perde o lugar. '.repeat(8);

describe('a proof', () => {
  it('finds nothing in a story that can be printed', () => {
    expect(findProblems(readSome())).toEqual([]);
    expect(findProblems(readSome(script, 'en-us'))).toEqual([]);
  });

  it('tells of words that do not fit their panel', () => {
    expect(told('ana: Bom dia!', `ana: ${long}${long}`)).toContainEqual(
      expect.stringMatching(/page 2, panel 1: .*does not fit/),
    );
  });

  it('tells of a figure without room beside the words', () => {
    expect(told('ana: Bom dia!', `ana: ${long}`)).toContainEqual(expect.stringMatching(/ana has no room/));
  });

  it('tells of words over a head that stands where the script wants it', () => {
    const placed = 'ana 0.25 happy point, holds cup, y 0.1, scale 2';
    expect(told('ana 0.25 happy point, holds cup', placed)).toContainEqual(
      expect.stringMatching(/covers the head of ana/),
    );
  });

  it('tells of words under another panel', () => {
    const inset = 'panel wall, inset 0.04 0.02 0.5 0.2\nseen: A porta.\nrow\npanel wall\nseen';
    expect(told('panel wall\nseen', inset)).toContainEqual(
      expect.stringMatching(/“Bom dia!” lies under an inset/),
    );
  });

  it('tells of a tail that crosses the whole panel', () => {
    expect(told('voice whispers 0.9 0.5', 'voice whispers 0.5 1.6')).toContainEqual(
      expect.stringMatching(/tail of “Acabou.” is too long/),
    );
  });

  it('tells of letters that the face does not have', () => {
    expect(told('ana: Bom dia!', 'ana: おはよう')).toContainEqual(expect.stringMatching(/has お は よ う/));
  });

  it('tells of a title that reaches over the edge of the cover', () => {
    expect(told('title 600 500 800', 'title 900 500 800')).toContainEqual(
      expect.stringMatching(/cover: “A Fila” reaches over the edge/),
    );
  });
});
