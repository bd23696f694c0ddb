import type { Brush } from '../brush/brush.ts';
import { angleOf, capsule, mergedShape, pointBetween } from '../brush/capsule.ts';
import type { Character } from '../character/character.ts';
import { cuts } from '../character/cuts.ts';
import { type Point, placeDrawing } from '../ink/svg.ts';

const shoe = 'M-11 -12C-14 2 -14 8 -11 12H25C33 12 32 1 20 -3C12 -6 9 -9 9 -13Z';
const sole = 'M-11 7H28';

/** Draws a leg. The points are hip, knee and foot; the sign of `towards` is the direction of the toes. */
export function drawLeg(
  brush: Brush,
  character: Character,
  [hip, knee, foot]: readonly [Point, Point, Point],
  towards: number,
  onGround: boolean,
): string {
  const { clothes, skin } = character;
  const { legs, boots = false } = cuts[clothes.style];
  const thick = Math.min(character.build ?? 1, 1.2);
  const angle = angleOf(knee, foot);
  // A foot on the ground is flat. A foot in the air is rotated with its leg.
  const turn = Math.abs(angle) < (onGround ? 70 : 32) ? 0 : angle;
  const ankle: Point =
    turn === 0
      ? [foot[0], foot[1] - 10]
      : pointBetween(knee, foot, 1 - 10 / Math.hypot(foot[0] - knee[0], foot[1] - knee[1]));
  const limb = (thigh: number, middle: number, end: number): string =>
    capsule(hip, knee, thigh * thick, middle * thick) + capsule(knee, ankle, middle * thick, end * thick);
  const legDrawing =
    legs === 'trousers'
      ? mergedShape(brush, limb(16.5, 13.5, 12), clothes.bottom)
      : legs === 'tights'
        ? mergedShape(brush, limb(15, 11.5, 9), clothes.bottom)
        : mergedShape(brush, limb(13, 10.5, 8), skin);
  const shorts =
    legs === 'shorts'
      ? mergedShape(
          brush,
          capsule(hip, pointBetween(hip, knee, 0.72), 17 * thick, 17 * thick),
          clothes.bottom,
        )
      : '';
  const shaft = boots
    ? mergedShape(
        brush,
        capsule(pointBetween(knee, ankle, 0.3), ankle, 13 * thick, 11 * thick),
        clothes.shoes,
      )
    : '';
  const flipped = towards < 0;
  return (
    legDrawing +
    shorts +
    shaft +
    placeDrawing(brush.ink(shoe, clothes.shoes) + brush.line(sole, 0.5), foot[0], foot[1], 1, turn, flipped)
  );
}
