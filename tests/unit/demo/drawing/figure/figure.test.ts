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
import { somebody, standing } from '../draw-fixtures.ts';

const names = <Name extends string>(table: Record<Name, unknown>): Name[] => Object.keys(table) as Name[];

type PageSetup = readonly [name: string, character: Character, state: ActorState];

const tables: Record<string, readonly PageSetup[]> = {
  kinds: names(layouts).map((kind) => [kind, { ...somebody, kind, tail: true }, standing]),
  expressions: names(expressions).map((face) => [face, somebody, { ...standing, face }]),
  poses: names(poses).map((pose) => [pose, somebody, { ...standing, pose }]),
  hair: names(backs).map((style) => [style, { ...somebody, hair: { ...somebody.hair, style } }, standing]),
  hats: names(hats).map((style) => [style, { ...somebody, hat: { style, colour: '#3a5a8a' } }, standing]),
  clothes: names(cuts).map((style) => [
    style,
    { ...somebody, clothes: { ...somebody.clothes, style } },
    standing,
  ]),
  details: [
    ['mask', { ...somebody, mask: '#222233' }, standing],
    ['eyepatch', { ...somebody, eyepatch: '#111111' }, standing],
    ['freckles', { ...somebody, freckles: true }, standing],
    ['scar', { ...somebody, scar: true }, standing],
    ['beard', { ...somebody, beard: '#553322', moustache: '#442211' }, standing],
    ['age', { ...somebody, wrinkles: true, glasses: '#222222', earrings: '#ffd23f' }, standing],
  ],
};

const at = { x: 200, y: 150, scale: 1.2 };
const bright = ([, character, state]: PageSetup): string => drawFigure(drawingStyles.bright, character, state, at);
const away = (character: Character, state: ActorState = standing): string =>
  drawFigure(drawingStyles.bright, character, { ...state, away: true }, at);

describe('a figure', () => {
  it.each(Object.entries(drawingStyles))('has nothing missing in any look: %s', (_, style) => {
    for (const [name, character, state] of Object.values(tables).flat())
      for (const turn of [-0.7, 0])
        for (const seen of [{}, { away: true }] as const) {
          const svg = drawFigure(style, character, { ...state, turn, ...seen }, at);
          expect([name, svg.match(/NaN|undefined|null|Infinity|""/)]).toEqual([name, null]);
          expect(svg).toContain('<path');
        }
  });

  it.each(names(tables))('looks different for each name: %s', (table) => {
    const looks = (tables[table] ?? []).map(bright);
    expect(new Set([...looks, bright(['', somebody, { ...standing, turn: 0.61 }])]).size).toBe(
      looks.length + 1,
    );
  });

  it('is the same text each time it is drawn', () => {
    for (const look of Object.values(tables).flat()) expect(bright(look)).toBe(bright(look));
  });

  it('is light enough for a page of eight', () => {
    const sizes = Object.values(tables)
      .flat()
      .map((look) => bright(look).length);
    expect(sizes.reduce((sum, size) => sum + size, 0) / sizes.length).toBeLessThan(6000);
    expect(Math.max(...sizes)).toBeLessThan(9000);
  });

  it.each(names(expressions))('has no mouth from behind, and shows no mood there: %s', (face) => {
    const { line, open } = mouths[expressions[face].mouth];
    const mouth = line ?? open ?? '';
    const front = bright(['', somebody, { ...standing, face }]);
    expect(front).toContain(`d="${mouth}"`);
    expect(away(somebody, { ...standing, face })).not.toContain(`d="${mouth}"`);
    expect(away(somebody, { ...standing, face })).toBe(away(somebody));
  });

  it.each(names(layouts))('turns its back in every kind: %s', (kind) => {
    const character = { ...somebody, kind };
    expect(away(character)).not.toBe(bright(['', character, standing]));
    expect(away(character, { ...standing, face: 'shout' })).toBe(away(character));
  });

  it('closes the eyes of who sleeps, whatever the face', () => {
    const asleep = (face: ActorState['face']): string =>
      bright(['', somebody, { ...standing, pose: 'sleep', face }]);
    expect(asleep('calm')).toContain('Q');
    expect(asleep('surprised')).not.toContain('#14101c');
  });

  it('holds what it is given in its hand', () => {
    const ball = drawFigure(drawingStyles.bright, somebody, standing, at, () => '<circle r="9"/>');
    expect(ball).toContain('<circle r="9"/>');
    expect(bright(['', somebody, standing])).not.toContain('<circle');
  });

  it('can be read on a woodcut, however dark its skin', () => {
    const face = drawFigure(drawingStyles.cordel, { ...somebody, skin: '#2c1a12' }, standing, at);
    const light = drawFigure(drawingStyles.cordel, { ...somebody, skin: '#e8c8a8' }, standing, at);
    expect(face).toBe(light);
  });
});
