import type { Brush } from '../brush/brush.ts';
import { angleOf } from '../brush/capsule.ts';
import { ellipse, type Point, placeDrawing } from '../ink/svg.ts';

export type Grip = 'relaxed' | 'spread' | 'fist' | 'point';

const curled = 'M-10 -11C-15 -2 -14 9 -8 12C-2 15 8 15 11 9C14 2 12 -6 9 -11Z';

/** Hands point down. The palm is around the origin, the thumb on the left. */
const grips: Record<Grip, (brush: Brush, colour: string) => string> = {
  relaxed: (brush, colour) =>
    brush.ink(
      'M-8 -11C-14 -6 -19 0 -18 8C-17 12 -12 11 -10 5C-10 10 -9 14 -6 18C-2 22 7 21 9 14C12 6 11 -4 8 -11Z',
      colour,
      0.9,
    ) + brush.line('M-2 20L-1 12M4 20L4 12', 0.45),
  fist: (brush, colour) =>
    brush.ink(curled, colour, 0.9) + brush.line('M-4 13V6M2 14V7M7 12V6M-12 -1C-7 -4 0 -3 -1 3', 0.45),
  point: (brush, colour) =>
    brush.ink('M-10 4L-9 29C-9 34 -1 34 -1 29L0 4Z', colour, 0.9) +
    brush.ink(curled, colour, 0.9) +
    brush.fill(ellipse(-5, 8, 3.4, 6), colour) +
    brush.line('M2 14V7M7 12V6M-12 -3C-6 -6 1 -5 1 1', 0.45),
  spread: (brush, colour) =>
    brush.ink(ellipse(0, 0, 11, 12), colour, 0.9) +
    brush.limb('M-4 2L-12 20M-1 4L-4 25M3 4L5 24M6 2L14 18M-5 -3L-18 5', colour, 7) +
    brush.fill(ellipse(0, 0, 10.5, 11.5), colour),
};

/** `side` is the side of the body. Thumbs point inwards, and up if possible. */
export function drawHand(
  brush: Brush,
  elbow: Point,
  hand: Point,
  side: number,
  grip: Grip,
  colour: string,
): string {
  const angle = angleOf(elbow, hand);
  const radians = (angle * Math.PI) / 180;
  const mirrored = Math.cos(radians) * side * 0.6 + Math.sin(radians) * 0.8 < 0;
  return placeDrawing(grips[grip](brush, colour), hand[0], hand[1], 1, angle, mirrored);
}
