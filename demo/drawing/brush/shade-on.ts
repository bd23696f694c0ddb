import { darker, lighter, lightness } from '../ink/colour.ts';
import type { DrawingStyle } from '../styles/drawing-style.ts';
import type { Brush } from './brush.ts';

function printedLightness({ paint }: Pick<DrawingStyle, 'paint'>, colour: string): number {
  const printed = paint(colour);
  return printed.startsWith('#') ? lightness(printed) : 1;
}

/** Whether lines of the drawing itself would be lost on that colour. */
export const printsBlack = ({ style }: Brush, colour: string): boolean =>
  printedLightness(style, colour) < 0.2;

/** Light lines on a dark sheet. */
export const isNegative = ({ line }: DrawingStyle): boolean => lightness(line) > 0.5;

/** The shadow side of something of that colour: a printed tone would lighten what is darker than itself. */
export function shadeOn(brush: Brush, data: string, colour: string): string {
  const tooDark = brush.style.grey && printedLightness(brush.style, colour) < 0.9;
  return tooDark ? '' : brush.shade(data);
}

/** A soft line on something of that colour; where print has no colours, a thin line has to be black or white. */
export function crease(brush: Brush, data: string, weight: number, colour: string, amount = 0.35): string {
  if (printsBlack(brush, colour)) return brush.line(data, weight, lighter(colour, 0.5));
  return brush.line(data, weight, brush.style.grey ? undefined : darker(colour, amount));
}

/** The same skin, as dark as a face can be printed and still be read. */
export function readable(style: DrawingStyle, skin: string): string {
  // Thin lines drown in a dense screen of dots.
  const least = style.grey ? 0.8 : 0.3;
  const lifted = [0, 0.15, 0.3, 0.45].map((amount) => lighter(skin, amount));
  return style.spotBlack
    ? (lifted.find((each) => printedLightness(style, each) > least) ?? lighter(skin, 0.6))
    : skin;
}
