import { textPath } from './lettering.ts';
import type { Manner } from './manner.ts';
import type { Sound } from './scene.ts';
import { type Area, place } from './svg.ts';

/** A drawn noise: large letters with a thick double outline, leaning. */
export function drawSound(sound: Sound, area: Area, manner: Manner): string {
  const data = textPath(sound.text, 'display', sound.size, 0, sound.size * 0.35);
  const dark = manner.weight === 0 ? '#07040f' : manner.line;
  const letters =
    `<path d="${data}" fill="none" stroke="#ffffff" stroke-width="${sound.size * 0.22}" stroke-linejoin="round"/>` +
    `<path d="${data}" fill="${manner.weight === 0 ? sound.colour : manner.paint(sound.colour)}" stroke="${dark}" stroke-width="${sound.size * 0.09}" stroke-linejoin="round" paint-order="stroke"/>`;
  return place(letters, sound.x * area.width, sound.y * area.height, 1, sound.turn ?? -8);
}
