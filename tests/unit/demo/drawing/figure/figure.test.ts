import type { ActorState, Character } from '../../../../../demo/drawing/character/character.ts';
import { cuts } from '../../../../../demo/drawing/character/cuts.ts';
import { expressions } from '../../../../../demo/drawing/character/expressions.ts';
import { mouths } from '../../../../../demo/drawing/character/mouths.ts';
import { poses } from '../../../../../demo/drawing/character/poses.ts';
import { drawFigure } from '../../../../../demo/drawing/figure/figure.ts';
import { layouts } from '../../../../../demo/drawing/head/face-layout.ts';
import { backs } from '../../../../../demo/drawing/head/hair-backs.ts';
import { hats } from '../../../../../demo/drawing/head/hats.ts';
import { drawingStyles } from '../../../../../demo/drawing/styles/drawing-styles.ts';
import { exampleCharacter, standing } from '../draw-fixtures.ts';

const names = <Name extends string>(table: Record<Name, unknown>): Name[] => Object.keys(table) as Name[];

type FigureCase = readonly [name: string, character: Character, state: ActorState];

const tables: Record<string, readonly FigureCase[]> = {
  kinds: names(layouts).map((kind) => [kind, { ...exampleCharacter, kind, tail: true }, standing]),
  expressions: names(expressions).map((face) => [face, exampleCharacter, { ...standing, face }]),
  poses: names(poses).map((pose) => [pose, exampleCharacter, { ...standing, pose }]),
  hair: names(backs).map((style) => [
    style,
    { ...exampleCharacter, hair: { ...exampleCharacter.hair, style } },
    standing,
  ]),
  hats: names(hats).map((style) => [
    style,
    { ...exampleCharacter, hat: { style, colour: '#3a5a8a' } },
    standing,
  ]),
  clothes: names(cuts).map((style) => [
    style,
    { ...exampleCharacter, clothes: { ...exampleCharacter.clothes, style } },
    standing,
  ]),
  details: [
    ['mask', { ...exampleCharacter, mask: '#222233' }, standing],
    ['eyepatch', { ...exampleCharacter, eyepatch: '#111111' }, standing],
    ['freckles', { ...exampleCharacter, freckles: true }, standing],
    ['scar', { ...exampleCharacter, scar: true }, standing],
    ['beard', { ...exampleCharacter, beard: '#553322', moustache: '#442211' }, standing],
    ['age', { ...exampleCharacter, wrinkles: true, glasses: '#222222', earrings: '#ffd23f' }, standing],
  ],
};

const at = { x: 200, y: 150, scale: 1.2 };
const drawBright = ([, character, state]: FigureCase): string =>
  drawFigure(drawingStyles.bright, character, state, at);
const drawFromBehind = (character: Character, state: ActorState = standing): string =>
  drawFigure(drawingStyles.bright, character, { ...state, isFromBehind: true }, at);

describe('a figure', () => {
  it.each(Object.entries(drawingStyles))('has no undefined values in any appearance: %s', (_, style) => {
    for (const [name, character, state] of Object.values(tables).flat())
      for (const turn of [-0.7, 0])
        for (const view of [{}, { isFromBehind: true }] as const) {
          const svg = drawFigure(style, character, { ...state, turn, ...view }, at);
          expect([name, svg.match(/NaN|undefined|null|Infinity|""/)]).toEqual([name, null]);
          expect(svg).toContain('<path');
        }
  });

  it.each(names(tables))('looks different for each entry of a table: %s', (table) => {
    const drawings = (tables[table] ?? []).map(drawBright);
    expect(new Set([...drawings, drawBright(['', exampleCharacter, { ...standing, turn: 0.61 }])]).size).toBe(
      drawings.length + 1,
    );
  });

  it('is drawn identically each time', () => {
    for (const figure of Object.values(tables).flat()) expect(drawBright(figure)).toBe(drawBright(figure));
  });

  it('is small enough in bytes for eight figures on a page', () => {
    const sizes = Object.values(tables)
      .flat()
      .map((figure) => drawBright(figure).length);
    expect(sizes.reduce((sum, size) => sum + size, 0) / sizes.length).toBeLessThan(6000);
    expect(Math.max(...sizes)).toBeLessThan(9000);
  });

  it.each(names(expressions))('shows no mouth and no expression from behind: %s', (face) => {
    const { line, open } = mouths[expressions[face].mouth];
    const mouth = line ?? open ?? '';
    const front = drawBright(['', exampleCharacter, { ...standing, face }]);
    expect(front).toContain(`d="${mouth}"`);
    expect(drawFromBehind(exampleCharacter, { ...standing, face })).not.toContain(`d="${mouth}"`);
    expect(drawFromBehind(exampleCharacter, { ...standing, face })).toBe(drawFromBehind(exampleCharacter));
  });

  it.each(names(layouts))('can be seen from behind in every kind: %s', (kind) => {
    const character = { ...exampleCharacter, kind };
    expect(drawFromBehind(character)).not.toBe(drawBright(['', character, standing]));
    expect(drawFromBehind(character, { ...standing, face: 'shout' })).toBe(drawFromBehind(character));
  });

  it('has closed eyes while it sleeps, with any expression', () => {
    const asleep = (face: ActorState['face']): string =>
      drawBright(['', exampleCharacter, { ...standing, pose: 'sleep', face }]);
    expect(asleep('calm')).toContain('Q');
    expect(asleep('surprised')).not.toContain('#14101c');
  });

  it('holds a prop in its hand', () => {
    const ball = drawFigure(drawingStyles.bright, exampleCharacter, standing, at, () => '<circle r="9"/>');
    expect(ball).toContain('<circle r="9"/>');
    expect(drawBright(['', exampleCharacter, standing])).not.toContain('<circle');
  });

  it('lightens dark skin in a woodcut', () => {
    const face = drawFigure(drawingStyles.cordel, { ...exampleCharacter, skin: '#2c1a12' }, standing, at);
    const light = drawFigure(drawingStyles.cordel, { ...exampleCharacter, skin: '#e8c8a8' }, standing, at);
    expect(face).toBe(light);
  });
});
