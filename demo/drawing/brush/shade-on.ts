import { darken, lighten, lightness } from '../ink/colour.ts';
import type { DrawingStyle } from '../styles/drawing-style.ts';
import type { Brush } from './brush.ts';

function printedLightness({ paint }: Pick<DrawingStyle, 'paint'>, colour: string): number {
  const printed = paint(colour);
  return printed.startsWith('#') ? lightness(printed) : 1;
}

/** Whether the colour is printed so dark that black lines are invisible on it. */
export const printsBlack = ({ style }: Brush, colour: string): boolean =>
  printedLightness(style, colour) < 0.2;

/** Whether the style draws light lines on dark paper. */
export const isNegative = ({ line }: DrawingStyle): boolean => lightness(line) > 0.5;

/** The shadow side of a shape. Empty if the printed tone would lighten the shape's colour. */
export function shadeOn(brush: Brush, data: string, colour: string): string {
  const tooDark = brush.style.isGreyscale && printedLightness(brush.style, colour) < 0.9;
  return tooDark ? '' : brush.shade(data);
}

/** A soft line on a shape of this colour. In greyscale, thin lines must be black or white. */
export function crease(brush: Brush, data: string, weight: number, colour: string, amount = 0.35): string {
  if (printsBlack(brush, colour)) return brush.line(data, weight, lighten(colour, 0.5));
  return brush.line(data, weight, brush.style.isGreyscale ? undefined : darken(colour, amount));
}

/** Lightens a skin colour until the lines of the face are visible in print. */
export function readableSkin(style: DrawingStyle, skin: string): string {
  // Thin lines are invisible between dense halftone dots.
  const minLightness = style.isGreyscale ? 0.8 : 0.3;
  const candidates = [0, 0.15, 0.3, 0.45].map((amount) => lighten(skin, amount));
  return style.hasBlackLines
    ? (candidates.find((each) => printedLightness(style, each) > minLightness) ?? lighten(skin, 0.6))
    : skin;
}
