import type { Side } from '../../domain/reading/reading-choice.ts';

export type Zone = Side | 'middle';

/** The pressed third of the window. */
export function zoneAt(x: number, width: number): Zone {
  if (x < width / 3) return 'left';
  return x >= (width * 2) / 3 ? 'right' : 'middle';
}

export interface TouchPoint {
  readonly x: number;
  readonly y: number;
  /** In milliseconds from any origin. */
  readonly timeMs: number;
}

const minSwipePx = 40;
const maxSwipeMs = 800;

/** The side that a swipe moves to: a swipe to the left shows what is on the right. */
export function swipeSide(from: TouchPoint, to: TouchPoint): Side | null {
  const distance = to.x - from.x;
  const isSwipe = Math.abs(distance) >= minSwipePx && Math.abs(distance) > 1.5 * Math.abs(to.y - from.y);
  if (!isSwipe || to.timeMs - from.timeMs > maxSwipeMs) return null;
  return distance < 0 ? 'right' : 'left';
}
