import type { TurnDirection } from './page-window.ts';

/** A vertical extent in the window, in CSS pixels from its top. */
export interface VerticalExtent {
  readonly top: number;
  readonly bottom: number;
}

/** Share of the visible height to scroll. The rest stays visible, so that readers find their place. */
const scrollRatio = 0.85;

/** Tolerance for rounding at the ends of a page. */
const tolerancePx = 2;

/**
 * How far to scroll before the page is turned, in CSS pixels downwards. 0 if nothing of the page is left in this direction.
 * `visible`: the part of the window in which the page is seen.
 */
export function scrollBeforeTurn(
  page: VerticalExtent,
  visible: VerticalExtent,
  direction: TurnDirection,
): number {
  const hiddenPx = direction === 1 ? page.bottom - visible.bottom : visible.top - page.top;
  if (hiddenPx <= tolerancePx) return 0;
  return direction * Math.min(hiddenPx, scrollRatio * (visible.bottom - visible.top));
}
