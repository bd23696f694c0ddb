/** Start and end in pixels along the row. */
export interface RowSpan {
  readonly start: number;
  readonly end: number;
}

/** Allows for fractions of a pixel. */
const tolerancePx = 1;

/**
 * The scroll distance to the next page of items (1) or to the previous one (-1). Items that are cut off become fully
 * visible, and the first visible item is at the start, where the row snaps.
 */
export function pageDistance(items: readonly RowSpan[], view: RowSpan, direction: 1 | -1): number {
  if (direction === 1) {
    const next = items.find(
      ({ start, end }) => end > view.end + tolerancePx && start > view.start + tolerancePx,
    );
    return next ? next.start - view.start : 0;
  }
  const before = items.findLastIndex(({ start }) => start < view.start - tolerancePx);
  return firstStartWith(items, before, view) - view.start;
}

/** The scroll distance that makes the item at `index` fully visible; 0 if it is. */
export function distanceTo(items: readonly RowSpan[], view: RowSpan, index: number): number {
  const item = items[index];
  if (!item) return 0;
  if (item.start < view.start - tolerancePx) return item.start - view.start;
  return item.end > view.end + tolerancePx ? firstStartWith(items, index, view) - view.start : 0;
}

/** The start of the first item that fits into view together with the one at `last`. */
function firstStartWith(items: readonly RowSpan[], last: number, view: RowSpan): number {
  const item = items[last];
  if (!item) return view.start;
  const space = view.end - view.start + tolerancePx;
  return items.slice(0, last + 1).find(({ start }) => item.end - start <= space)?.start ?? item.start;
}
