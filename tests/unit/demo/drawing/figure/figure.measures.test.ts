import type { Character, Kind, Pose } from '../../../../../demo/drawing/character/character.ts';
import { poses } from '../../../../../demo/drawing/character/poses.ts';
import { figureDepth, tailTip } from '../../../../../demo/drawing/figure/figure.ts';
import { layouts, mouthAt } from '../../../../../demo/drawing/head/face-layout.ts';
import { backs } from '../../../../../demo/drawing/head/hair-backs.ts';
import { hats } from '../../../../../demo/drawing/head/hats.ts';
import { breadthOf, crownOf } from '../../../../../demo/drawing/head/head.ts';
import { drawn, somebody, standing } from '../draw-fixtures.ts';

const names = <Name extends string>(table: Record<Name, unknown>): Name[] => Object.keys(table) as Name[];
/** Outlines, and the pixels that a unit falls between. */
const outline = 12;

describe('the measures of a figure', () => {
  it.each(names(poses))('say where the ground is: %s', async (pose) => {
    const { bottom } = await drawn(somebody, { ...standing, pose });
    const ground = figureDepth(somebody, pose) - (poses[pose].rise ?? 0);
    expect(bottom).toBeLessThan(ground + outline);
    expect(bottom).toBeGreaterThan(ground - 22);
  });

  it('are shorter for children, who sit, kneel and lie', () => {
    expect(figureDepth({ ...somebody, height: 0.6 })).toBeLessThan(figureDepth(somebody));
    const depths = (['stand', 'kneel', 'sit', 'lie'] as const).map((pose) => figureDepth(somebody, pose));
    expect(depths).toEqual(depths.toSorted((one, other) => other - one));
  });

  const heads: Record<string, Character> = {
    ...Object.fromEntries(
      names(layouts).map((kind) => [kind, { ...somebody, kind, hair: { style: 'none', colour: '#222222' } }]),
    ),
    ...Object.fromEntries(
      names(backs).map((style) => [`hair ${style}`, { ...somebody, hair: { style, colour: '#222222' } }]),
    ),
    ...Object.fromEntries(
      names(hats).map((style) => [`hat ${style}`, { ...somebody, hat: { style, colour: '#222222' } }]),
    ),
  };

  it.each(Object.entries(heads))('leave no part of the head outside: %s', async (_, character) => {
    for (const turn of [-0.7, 0, 0.7]) {
      const { top, side } = await drawn(character, { ...standing, turn });
      expect(-top).toBeLessThan(crownOf(character) + outline);
      expect(-top).toBeGreaterThan(crownOf(character) - 22);
      expect(side).toBeLessThan(breadthOf(character) + outline);
    }
  });

  it.each(['lie', 'sleep', 'fly'] as const)('follow the head that is turned: %s', async (pose: Pose) => {
    const character = { ...somebody, hat: { style: 'wizard', colour: '#222222' } } as const;
    const { top } = await drawn(character, { ...standing, pose });
    expect(-top).toBeLessThan(crownOf(character, pose) + outline + 10);
  });

  it.each(names(layouts))('know where the mouth is: %s', async (kind: Kind) => {
    for (const turn of [-0.7, 0.7]) {
      const [x, y] = mouthAt(turn, kind);
      const { covered } = await drawn({ ...somebody, kind }, { ...standing, turn });
      expect(covered(x, y)).toBe(true);
    }
  });

  it.each(names(poses))('lead the tail of a balloon to the mouth: %s', (pose) => {
    const place = { x: 300, y: 300, scale: 2 };
    const [x, y] = tailTip([300, -200], place, somebody, 0.6, pose);
    expect(Math.abs(x - 300)).toBeLessThan(120);
    expect(y).toBeGreaterThan(300 - 2 * (crownOf(somebody, pose) + 20));
    expect(y).toBeLessThan(300);
  });
});
