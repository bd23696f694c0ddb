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
import { exampleCharacter, exampleState } from '../draw-fixtures.ts';

const namesOf = <Name extends string>(table: Record<Name, unknown>): Name[] => Object.keys(table) as Name[];

type FigureCase = readonly [name: string, character: Character, state: ActorState];

const tables: Record<string, readonly FigureCase[]> = {
  kinds: namesOf(layouts).map((kind) => [kind, { ...exampleCharacter, kind, tail: true }, exampleState]),
  expressions: namesOf(expressions).map((face) => [face, exampleCharacter, { ...exampleState, face }]),
  poses: namesOf(poses).map((pose) => [pose, exampleCharacter, { ...exampleState, pose }]),
  hair: namesOf(backs).map((style) => [
    style,
    { ...exampleCharacter, hair: { ...exampleCharacter.hair, style } },
    exampleState,
  ]),
  hats: namesOf(hats).map((style) => [
    style,
    { ...exampleCharacter, hat: { style, colour: '#3a5a8a' } },
    exampleState,
  ]),
  clothes: namesOf(cuts).map((style) => [
    style,
    { ...exampleCharacter, clothes: { ...exampleCharacter.clothes, style } },
    exampleState,
  ]),
  details: [
    ['mask', { ...exampleCharacter, mask: '#222233' }, exampleState],
    ['eyepatch', { ...exampleCharacter, eyepatch: '#111111' }, exampleState],
    ['freckles', { ...exampleCharacter, freckles: true }, exampleState],
    ['scar', { ...exampleCharacter, scar: true }, exampleState],
    ['beard', { ...exampleCharacter, beard: '#553322', moustache: '#442211' }, exampleState],
    ['age', { ...exampleCharacter, wrinkles: true, glasses: '#222222', earrings: '#ffd23f' }, exampleState],
  ],
};

const placement = { x: 200, y: 150, scale: 1.2 };
const drawBright = ([, character, state]: FigureCase): string =>
  drawFigure(drawingStyles.bright, character, state, placement);
const drawFromBehind = (character: Character, state: ActorState = exampleState): string =>
  drawFigure(drawingStyles.bright, character, { ...state, isFromBehind: true }, placement);

describe('a figure', () => {
  it.each(Object.entries(drawingStyles))('has no undefined values in any appearance: %s', (_, style) => {
    for (const [name, character, state] of Object.values(tables).flat())
      for (const turn of [-0.7, 0])
        for (const view of [{}, { isFromBehind: true }] as const) {
          const svg = drawFigure(style, character, { ...state, turn, ...view }, placement);
          expect([name, svg.match(/NaN|undefined|null|Infinity|""/)]).toEqual([name, null]);
          expect(svg).toContain('<path');
        }
  });

  it.each(namesOf(tables))('looks different for each entry of a table: %s', (table) => {
    const drawings = (tables[table] ?? []).map(drawBright);
    expect(
      new Set([...drawings, drawBright(['', exampleCharacter, { ...exampleState, turn: 0.61 }])]).size,
    ).toBe(drawings.length + 1);
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

  it.each(namesOf(expressions))('shows no mouth and no expression from behind: %s', (face) => {
    const { line, open } = mouths[expressions[face].mouth];
    const mouth = line ?? open ?? '';
    const front = drawBright(['', exampleCharacter, { ...exampleState, face }]);
    expect(front).toContain(`d="${mouth}"`);
    expect(drawFromBehind(exampleCharacter, { ...exampleState, face })).not.toContain(`d="${mouth}"`);
    expect(drawFromBehind(exampleCharacter, { ...exampleState, face })).toBe(
      drawFromBehind(exampleCharacter),
    );
  });

  it.each(namesOf(layouts))('can be seen from behind in every kind: %s', (kind) => {
    const character = { ...exampleCharacter, kind };
    expect(drawFromBehind(character)).not.toBe(drawBright(['', character, exampleState]));
    expect(drawFromBehind(character, { ...exampleState, face: 'shout' })).toBe(drawFromBehind(character));
  });

  it('has closed eyes while it sleeps, with any expression', () => {
    const drawAsleep = (face: ActorState['face']): string =>
      drawBright(['', exampleCharacter, { ...exampleState, pose: 'sleep', face }]);
    expect(drawAsleep('calm')).toContain('Q');
    expect(drawAsleep('surprised')).not.toContain('#14101c');
  });

  it('holds a prop in its hand', () => {
    const ball = drawFigure(
      drawingStyles.bright,
      exampleCharacter,
      exampleState,
      placement,
      () => '<circle r="9"/>',
    );
    expect(ball).toContain('<circle r="9"/>');
    expect(drawBright(['', exampleCharacter, exampleState])).not.toContain('<circle');
  });

  it('lightens dark skin in a woodcut', () => {
    const face = drawFigure(
      drawingStyles.cordel,
      { ...exampleCharacter, skin: '#2c1a12' },
      exampleState,
      placement,
    );
    const light = drawFigure(
      drawingStyles.cordel,
      { ...exampleCharacter, skin: '#e8c8a8' },
      exampleState,
      placement,
    );
    expect(face).toBe(light);
  });
});
