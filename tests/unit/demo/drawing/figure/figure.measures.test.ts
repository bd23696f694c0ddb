import type { Character, CharacterKind, Pose } from '../../../../../demo/drawing/character/character.ts';
import { poses } from '../../../../../demo/drawing/character/poses.ts';
import { heightAboveGroundOf, tailTip } from '../../../../../demo/drawing/figure/figure.ts';
import { layouts, mouthAt } from '../../../../../demo/drawing/head/face-layout.ts';
import { backs } from '../../../../../demo/drawing/head/hair-backs.ts';
import { hats } from '../../../../../demo/drawing/head/hats.ts';
import { halfWidthOf, heightAboveFaceOf } from '../../../../../demo/drawing/head/head.ts';
import { exampleCharacter, exampleState, measureFigure } from '../draw-fixtures.ts';

const namesOf = <Name extends string>(table: Record<Name, unknown>): Name[] => Object.keys(table) as Name[];
/** Tolerance in units for outlines and rounding. */
const tolerance = 12;

describe('the measures of a figure', () => {
  it.each(namesOf(poses))('include the height above the ground: %s', async (pose) => {
    const { bottom } = await measureFigure(exampleCharacter, { ...exampleState, pose });
    const ground = heightAboveGroundOf(exampleCharacter, pose) - (poses[pose].rise ?? 0);
    expect(bottom).toBeLessThan(ground + tolerance);
    expect(bottom).toBeGreaterThan(ground - 22);
  });

  it('are smaller for children and for figures that sit, kneel and lie', () => {
    expect(heightAboveGroundOf({ ...exampleCharacter, height: 0.6 })).toBeLessThan(
      heightAboveGroundOf(exampleCharacter),
    );
    const depths = (['stand', 'kneel', 'sit', 'lie'] as const).map((pose) =>
      heightAboveGroundOf(exampleCharacter, pose),
    );
    expect(depths).toEqual(depths.toSorted((one, other) => other - one));
  });

  const heads: Record<string, Character> = {
    ...Object.fromEntries(
      namesOf(layouts).map((kind) => [
        kind,
        { ...exampleCharacter, kind, hair: { style: 'none', colour: '#222222' } },
      ]),
    ),
    ...Object.fromEntries(
      namesOf(backs).map((style) => [
        `hair ${style}`,
        { ...exampleCharacter, hair: { style, colour: '#222222' } },
      ]),
    ),
    ...Object.fromEntries(
      namesOf(hats).map((style) => [
        `hat ${style}`,
        { ...exampleCharacter, hat: { style, colour: '#222222' } },
      ]),
    ),
  };

  it.each(Object.entries(heads))('enclose the whole head: %s', async (_, character) => {
    for (const turn of [-0.7, 0, 0.7]) {
      const { top, side } = await measureFigure(character, { ...exampleState, turn });
      expect(-top).toBeLessThan(heightAboveFaceOf(character) + tolerance);
      expect(-top).toBeGreaterThan(heightAboveFaceOf(character) - 22);
      expect(side).toBeLessThan(halfWidthOf(character) + tolerance);
    }
  });

  it.each(['lie', 'sleep', 'fly'] as const)('follow a rotated head: %s', async (pose: Pose) => {
    const character = { ...exampleCharacter, hat: { style: 'wizard', colour: '#222222' } } as const;
    const { top } = await measureFigure(character, { ...exampleState, pose });
    expect(-top).toBeLessThan(heightAboveFaceOf(character, pose) + tolerance + 10);
  });

  it.each(namesOf(layouts))('include the position of the mouth: %s', async (kind: CharacterKind) => {
    for (const turn of [-0.7, 0.7]) {
      const [x, y] = mouthAt(turn, kind);
      const { isCovered } = await measureFigure({ ...exampleCharacter, kind }, { ...exampleState, turn });
      expect(isCovered(x, y)).toBe(true);
    }
  });

  it.each(namesOf(poses))('let the tail of a balloon end near the mouth: %s', (pose) => {
    const placement = { x: 300, y: 300, scale: 2 };
    const [x, y] = tailTip([300, -200], placement, exampleCharacter, 0.6, pose);
    expect(Math.abs(x - 300)).toBeLessThan(120);
    expect(y).toBeGreaterThan(300 - 2 * (heightAboveFaceOf(exampleCharacter, pose) + 20));
    expect(y).toBeLessThan(300);
  });
});
