import type { Brush } from '../brush/brush.ts';
import { isNegative } from '../brush/shade-on.ts';
import { darken, mix } from '../ink/colour.ts';
import { ellipse, round } from '../ink/svg.ts';

export function drawBlush(brush: Brush, skin: string, middle: number, y: number): string {
  const cheeks = ellipse(middle - 28, y, 8, 5.5) + ellipse(middle + 28, y, 8, 5.5);
  return brush.fill(cheeks, mix(skin, '#e8443a', 0.3), 0.55);
}

const spots = [
  [-29, 11],
  [-24, 16],
  [-19, 10],
  [19, 10],
  [24, 16],
  [29, 11],
] as const;

export const drawFreckles = (brush: Brush, skin: string, middle: number): string =>
  brush.fill(spots.map(([x, y]) => ellipse(middle + x, y, 1.9)).join(''), darken(skin, 0.4));

/** Always on the same cheek. */
export const drawScar = (brush: Brush, middle: number): string =>
  brush.line(
    `M${round(middle + 19)} 10L${round(middle + 26)} 33M${round(middle + 17)} 18l9 -3M${round(middle + 19)} 24l9 -3M${round(middle + 21)} 30l8 -3`,
    0.7,
  );

export const drawMoustache = (brush: Brush, colour: string): string =>
  brush.ink('M0 -5C-8 -9 -20 -4 -25 7C-15 5 -7 7 0 2C7 7 15 5 25 7C20 -4 8 -9 0 -5Z', colour, 0.7);

export const drawWrinkles = (brush: Brush, middle: number, mouth: number): string =>
  brush.line(
    `M${middle - 34} 12l-5 5M${middle + 34} 12l5 5M${mouth - 20} 18q-4 8 0 14M${mouth + 20} 18q4 8 0 14M${middle - 14} -32q14 -4 28 0`,
    0.5,
  );

export function drawGlasses(brush: Brush, colour: string, middle: number, eyeOffset: number): string {
  const rings = ellipse(middle - eyeOffset, 0, 15) + ellipse(middle + eyeOffset, 0, 15);
  const bridge = `M${round(middle - eyeOffset + 15)} -2q${round(eyeOffset - 15)} -5 ${round(2 * (eyeOffset - 15))} 0`;
  const arms = `M${round(middle - eyeOffset - 15)} -2L-45 -5M${round(middle + eyeOffset + 15)} -2L45 -5`;
  return brush.stroke(rings + bridge + arms, colour, 4);
}

/** A domino mask with white openings for the eyes. */
export const drawMask = (brush: Brush, colour: string, middle: number, eyeOffset: number): string =>
  brush.ink(
    `M-46 -8C-30 -24 ${round(middle - 12)} -20 ${round(middle)} -12C${round(middle + 12)} -20 30 -24 46 -8C46 8 ${round(middle + 34)} 20 ${round(middle + 20)} 16C${round(middle + 10)} 16 ${round(middle + 6)} 8 ${round(middle)} 8C${round(middle - 6)} 8 ${round(middle - 10)} 16 ${round(middle - 20)} 16C${round(middle - 34)} 20 -46 8 -46 -8Z`,
    colour,
    0.8,
  ) +
  brush.fill(
    ellipse(middle - eyeOffset, 0, 12, 11) + ellipse(middle + eyeOffset, 0, 12, 11),
    isNegative(brush.style) ? colour : '#ffffff',
  );

export const drawEyepatch = (brush: Brush, colour: string, x: number): string =>
  brush.stroke(`M44 -34L${round(x)} -6L-46 4`, colour, 4) +
  brush.ink(
    `M${round(x - 15)} -10Q${round(x)} -18 ${round(x + 15)} -12C${round(x + 15)} 10 ${round(x + 6)} 16 ${round(x)} 16C${round(x - 8)} 16 ${round(x - 15)} 8 ${round(x - 15)} -10Z`,
    colour,
    0.7,
  );
