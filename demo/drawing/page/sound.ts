import { type Area, placeDrawing } from '../ink/svg.ts';
import { textPath } from '../lettering/lettering.ts';
import type { DrawingStyle } from '../styles/drawing-style.ts';
import type { Sound } from './scene.ts';

/** Draws a sound effect: large rotated text with a thick double outline. */
export function drawSound(
  { text, x, y, size, colour, rotation }: Sound,
  area: Area,
  style: DrawingStyle,
): string {
  const data = textPath(text, style.lettering.sound ?? 'display', size, 0, size * 0.35);
  const dark = style.weight === 0 ? '#07040f' : style.line;
  const outlined =
    `<path d="${data}" fill="none" stroke="#ffffff" stroke-width="${size * 0.22}" stroke-linejoin="round"/>` +
    `<path d="${data}" fill="${style.weight === 0 ? colour : style.paint(colour)}" stroke="${dark}" stroke-width="${size * 0.09}" stroke-linejoin="round" paint-order="stroke"/>`;
  return placeDrawing(outlined, x * area.width, y * area.height, 1, rotation);
}
