import type { Brush } from '../brush/brush.ts';
import type { Clothes } from '../character/character.ts';
import type { Frame } from '../character/skeleton.ts';
import { ellipse, round } from '../ink/svg.ts';

export type DrawDetails = (
  brush: Brush,
  clothes: Clothes & { skin: string },
  frame: Frame,
  direction: number,
) => string;

export interface GarmentDetails {
  front: DrawDetails;
  back?: (brush: Brush, clothes: Clothes, frame: Frame, direction: number) => string;
}

/** A stripe across the trunk. `from` and `to` are in units below the shoulders. */
export function band(
  { shoulderHalfWidth: shoulder, waistHalfWidth: waist, shoulderY, hipY }: Frame,
  from: number,
  to: number,
): string {
  const halfWidthAt = (down: number): number => {
    const share = Math.min(1, Math.max(0, (down - 26) / (hipY - 34 - shoulderY - 26)));
    return round(shoulder - 1 + (waist - 3 - shoulder) * share);
  };
  const [upper, lower] = [halfWidthAt(from), halfWidthAt(to)];
  return `M${-upper} ${shoulderY + from}Q0 ${shoulderY + from + 6} ${upper} ${shoulderY + from}L${lower} ${shoulderY + to}Q0 ${shoulderY + to + 6} ${-lower} ${shoulderY + to}Z`;
}

export const belt = ({ waistHalfWidth: waist, hipY }: Frame): string => {
  const half = round(waist - 3);
  return `M${-half} ${hipY - 42}Q0 ${hipY - 35} ${half} ${hipY - 42}V${hipY - 28}Q0 ${hipY - 21} ${-half} ${hipY - 28}Z`;
};

export const collar = 'M-16 61C-22 64 -25 70 -24 80L-3 88L0 76L3 88L24 80C25 70 22 64 16 61Q0 79 -16 61Z';
/** The opening of a jacket, from the neck to a point. */
export const opening = (bottom: number): string => `M-15 64Q0 80 15 64L0 ${bottom}Z`;

export const buttons = (x: number, from: number, to: number, count: number): string =>
  Array.from({ length: count }, (_, index) =>
    ellipse(x, from + ((to - from) * index) / Math.max(1, count - 1), 3),
  ).join('');
