/** From its start to its end, in px along the row. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** What a fraction of a pixel is worth. */
const tolerance = 1;

/**
 * How far a row goes for the next page of its items (1) or the one before (-1). An item that is not whole comes
 * whole, and the first one seen stands at the start, where the row snaps to.
 */
export function pageDistance(items: readonly Span[], view: Span, direction: 1 | -1): number {
  if (direction === 1) {
    const next = items.find(({ start, end }) => end > view.end + tolerance && start > view.start + tolerance);
    return next ? next.start - view.start : 0;
  }
  const before = items.findLastIndex(({ start }) => start < view.start - tolerance);
  return firstStartWith(items, before, view) - view.start;
}

/** How far a row goes for the item at `place` to be seen whole: nowhere if it is. */
export function distanceTo(items: readonly Span[], view: Span, place: number): number {
  const item = items[place];
  if (!item) return 0;
  if (item.start < view.start - tolerance) return item.start - view.start;
  return item.end > view.end + tolerance ? firstStartWith(items, place, view) - view.start : 0;
}

/** The start of the first item that can be seen together with the one at `last`. */
function firstStartWith(items: readonly Span[], last: number, view: Span): number {
  const item = items[last];
  if (!item) return view.start;
  const room = view.end - view.start + tolerance;
  return items.slice(0, last + 1).find(({ start }) => item.end - start <= room)?.start ?? item.start;
}
