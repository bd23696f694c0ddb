import type { Brush } from '../brush/brush.ts';
import { capsule, mergedShape, pointBetween } from '../brush/capsule.ts';
import type { Character } from '../character/character.ts';
import { cuts } from '../character/cuts.ts';
import { drawHand, type Grip } from '../character/hand.ts';
import { type Point, round } from '../ink/svg.ts';

/** Draws an arm. The points are shoulder, elbow and hand; `side` is the side of the body. */
export function drawArm(
  brush: Brush,
  character: Character,
  [shoulder, elbow, hand]: readonly [Point, Point, Point],
  side: number,
  grip: Grip = 'relaxed',
): string {
  const { skin, clothes } = character;
  const { arms = 'top', wide = false, gloves } = cuts[clothes.style];
  const thick = Math.min(character.build ?? 1, 1.15);
  const wrist = pointBetween(elbow, hand, 0.8);
  const sleeve = arms === 'bare' ? skin : clothes[arms];
  const long = clothes.sleeves === 'long' && arms !== 'bare';
  const bare = long
    ? ''
    : mergedShape(brush, capsule(shoulder, elbow, 11 * thick, 9.5) + capsule(elbow, wrist, 9.5, 7.5), skin);
  const cuff = wide ? pointBetween(elbow, hand, 0.62) : wrist;
  const end = wide ? 17 : 9.5;
  const [lower, shoulderWidth] = [capsule(elbow, cuff, 11 * thick, end), 12.5 * thick];
  const sleeveDrawing =
    arms === 'bare'
      ? ''
      : long
        ? mergedShape(brush, capsule(shoulder, elbow, shoulderWidth, 11 * thick) + lower, sleeve)
        : mergedShape(
            brush,
            capsule(shoulder, pointBetween(shoulder, elbow, 0.78), shoulderWidth, 13 * thick),
            sleeve,
          );
  // Crease on the inner side of the elbow.
  const [middleX, middleY] = pointBetween(shoulder, hand, 0.5);
  const inside = pointBetween(elbow, [middleX, middleY], 0.25);
  const folds =
    long && Math.hypot(elbow[0] - middleX, elbow[1] - middleY) > 12
      ? brush.line(
          `M${round(inside[0])} ${round(inside[1])}L${round((elbow[0] * 3 + shoulder[0]) / 4)} ${round((elbow[1] * 3 + shoulder[1]) / 4)}M${round(inside[0])} ${round(inside[1])}L${round((elbow[0] * 3 + hand[0]) / 4)} ${round((elbow[1] * 3 + hand[1]) / 4)}`,
          0.4,
        )
      : '';
  const palm = drawHand(brush, elbow, hand, side, grip, gloves?.(clothes) ?? skin);
  return bare + palm + sleeveDrawing + folds;
}
