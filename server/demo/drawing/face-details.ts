import type { Brush } from './brush.ts';
import { mix } from './colour.ts';
import { ellipse } from './svg.ts';

export function drawBlush(brush: Brush, skin: string, middle: number): string {
  const cheeks = ellipse(middle - 28, 15, 8, 5.5) + ellipse(middle + 28, 15, 8, 5.5);
  return brush.flat(cheeks, mix(skin, '#e8443a', 0.3), 0.55);
}

export const drawTears = (brush: Brush): string =>
  brush.inked(
    'M-34 8C-42 24 -40 34 -34 34C-28 34 -26 24 -34 8ZM34 8C42 24 40 34 34 34C28 34 26 24 34 8Z',
    '#bfe6ff',
    0.6,
  );

export const drawMoustache = (brush: Brush, colour: string): string =>
  brush.inked('M0 -5C-8 -9 -20 -4 -25 7C-15 5 -7 7 0 2C7 7 15 5 25 7C20 -4 8 -9 0 -5Z', colour, 0.7);

export const drawWrinkles = (brush: Brush, middle: number, mouth: number): string =>
  brush.line(
    `M${middle - 34} 12l-5 5M${middle + 34} 12l5 5M${mouth - 20} 18q-4 8 0 14M${mouth + 20} 18q4 8 0 14`,
    0.6,
  );

/** Two rings, `spread` to each side of the middle of the face, and the bridge between them. */
export function drawGlasses(brush: Brush, colour: string, middle: number, spread: number): string {
  const rings = ellipse(middle - spread, 0, 15) + ellipse(middle + spread, 0, 15);
  return brush.stroke(
    `${rings}M${middle - spread + 15} -2q${spread - 15} -5 ${2 * (spread - 15)} 0`,
    colour,
    4,
  );
}
