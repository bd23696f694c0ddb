import type { Brush } from '../brush/brush.ts';
import { star } from '../ink/svg.ts';

export interface Hat {
  /** Extent from the middle of the face, to each side and up. */
  side: number;
  crown: number;
  /** The hat does not cover the hair. */
  showsHair?: true;
  draw: (brush: Brush, colour: string) => string;
  /** Drawn over the hat if it is seen from the front. */
  badge?: (brush: Brush, colour: string) => string;
}

export const badgeStar = (y: number, size: number): string =>
  star(0, y, [size, size], [size * 0.44, size * 0.44], 5, -Math.PI / 2);
