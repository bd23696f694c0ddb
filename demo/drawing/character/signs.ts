import type { Brush } from '../brush/brush.ts';
import { placeDrawing, star } from '../ink/svg.ts';
import type { Features } from './expressions.ts';

const drop = 'M0 -12C-9 2 -8 10 0 10C8 10 9 2 0 -12Z';
const heart = 'M0 9C-14 -1 -9 -11 0 -5C9 -11 14 -1 0 9Z';
/** Greyscale styles have no red. */
const red = ({ style }: Brush): string => (style.isGreyscale ? style.line : '#e63950');
const small = (x: number, y: number, size: number): string =>
  star(x, y, [size, size], [size * 0.4, size * 0.4], 5, 0.3);

const signs: Record<NonNullable<Features['sign']>, (brush: Brush, side: number) => string> = {
  tears: (brush) =>
    brush.ink(
      'M-34 4C-44 22 -42 32 -35 32C-28 32 -26 20 -34 4ZM34 4C44 22 42 32 35 32C28 32 26 20 34 4ZM-44 30C-50 40 -48 46 -44 46C-39 46 -39 40 -44 30ZM44 30C50 40 48 46 44 46C39 46 39 40 44 30Z',
      '#bfe6ff',
      0.6,
    ),
  sweat: (brush, side) => placeDrawing(brush.ink(drop, '#bfe6ff', 0.6), side * 38, -26),
  hearts: (brush, side) =>
    placeDrawing(brush.ink(heart, red(brush), 0.6), side * 58, -44) +
    placeDrawing(brush.ink(heart, red(brush), 0.6), side * 72, -68, 0.7),
  stars: (brush) => brush.ink(small(-50, -52, 11) + small(4, -68, 12) + small(54, -48, 10), '#ffd23f', 0.6),
  vein: (brush, side) =>
    brush.line(
      `M${side * 44} -40h-9M${side * 44} -40v-9M${side * 44 + 6} -34h9M${side * 44 + 6} -34v9`,
      0.7,
      red(brush),
    ),
};

/** Draws the symbols of an emotion, on the side that the face looks away from. */
export const drawSign = (brush: Brush, { sign }: Features, direction: number, eyeY: number): string =>
  sign === undefined ? '' : placeDrawing(signs[sign](brush, -direction), 0, eyeY);
