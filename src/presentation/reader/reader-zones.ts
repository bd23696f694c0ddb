import type { Side } from '../../domain/reading/reading-choice.ts';

export type Zone = Side | 'middle';

/** The part of the window that was pressed: a third each. */
export function zoneAt(x: number, width: number): Zone {
  if (x < width / 3) return 'left';
  return x >= (width * 2) / 3 ? 'right' : 'middle';
}

export interface Touch {
  readonly x: number;
  readonly y: number;
  /** Milliseconds, from any start. */
  readonly at: number;
}

const shortest = 40;
const longest = 800;

/** The side that a swipe brings into view: a finger that moves left pulls in what lies on the right. */
export function swipedTo(from: Touch, to: Touch): Side | null {
  const across = to.x - from.x;
  const isSwipe = Math.abs(across) >= shortest && Math.abs(across) > 1.5 * Math.abs(to.y - from.y);
  if (!isSwipe || to.at - from.at > longest) return null;
  return across < 0 ? 'right' : 'left';
}
