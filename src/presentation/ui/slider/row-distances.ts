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
export function distanceToPage(items: readonly RowSpan[], view: RowSpan, direction: 1 | -1): number {
  if (direction === 1) {
    const next = items.find(
      ({ start, end }) => end > view.end + tolerancePx && start > view.start + tolerancePx,
    );
    return next ? next.start - view.start : 0;
  }
  const previousIndex = items.findLastIndex(({ start }) => start < view.start - tolerancePx);
  return startToShowItem(items, previousIndex, view) - view.start;
}

/** The scroll distance that makes the item at `index` fully visible; 0 if it is. */
export function distanceToItem(items: readonly RowSpan[], view: RowSpan, index: number): number {
  const item = items[index];
  if (!item) return 0;
  if (item.start < view.start - tolerancePx) return item.start - view.start;
  return item.end > view.end + tolerancePx ? startToShowItem(items, index, view) - view.start : 0;
}

/** The scroll start at which the item at `lastIndex` is the last one that is fully visible. */
function startToShowItem(items: readonly RowSpan[], lastIndex: number, view: RowSpan): number {
  const item = items[lastIndex];
  if (!item) return view.start;
  const space = view.end - view.start + tolerancePx;
  return items.slice(0, lastIndex + 1).find(({ start }) => item.end - start <= space)?.start ?? item.start;
}
