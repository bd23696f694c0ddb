import type { WindowPoint } from '../../../domain/reading/page-transform.ts';
import type { Side } from '../../../domain/reading/reading-choice.ts';

export type Zone = Side | 'middle';

const mouseSideShare = 1 / 3;
/** A finger reaches the sides easily, and the middle is needed for double taps. */
const touchSideShare = 1 / 4;

/** The pressed part of the window. */
export function zoneAt(x: number, width: number, isTouch: boolean): Zone {
  const sideWidth = width * (isTouch ? touchSideShare : mouseSideShare);
  if (x < sideWidth) return 'left';
  return x >= width - sideWidth ? 'right' : 'middle';
}

export interface TouchPoint extends WindowPoint {
  /** In milliseconds from any origin. */
  readonly timeMs: number;
}

const minSwipePx = 40;
const maxSwipeMs = 800;
/** A slow swipe turns the page if it moves it by this share of the window. */
const minSlowShare = 1 / 3;

/** The side that a swipe moves to: a swipe to the left shows what is on the right. */
export function swipeSide(from: TouchPoint, to: TouchPoint, width: number): Side | null {
  const distance = to.x - from.x;
  if (Math.abs(distance) <= 1.5 * Math.abs(to.y - from.y)) return null;
  const isFast = to.timeMs - from.timeMs <= maxSwipeMs;
  if (Math.abs(distance) < (isFast ? minSwipePx : width * minSlowShare)) return null;
  return distance < 0 ? 'right' : 'left';
}

const maxDoubleTapPx = 40;

export const isDoubleTap = (first: WindowPoint, second: WindowPoint): boolean =>
  Math.hypot(second.x - first.x, second.y - first.y) <= maxDoubleTapPx;
