import type { Brush } from '../brush/brush.ts';
import { star } from '../ink/svg.ts';

export interface Hat {
  /** How far it reaches from the middle of the face: to each side and upwards. */
  side: number;
  crown: number;
  /** The hair over the head stays as it is. */
  open?: true;
  draw: (brush: Brush, colour: string) => string;
  /** What only the front of it has, over that. */
  badge?: (brush: Brush, colour: string) => string;
}

export const badgeStar = (y: number, size: number): string =>
  star(0, y, [size, size], [size * 0.44, size * 0.44], 5, -Math.PI / 2);
