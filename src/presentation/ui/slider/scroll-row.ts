import { prefersReducedMotion } from '../motion/reduced-motion.ts';
import { distanceTo, pageDistance, type Span } from './row-places.ts';

const spanOf = (element: Element): Span => {
  const { left, right } = element.getBoundingClientRect();
  return { start: left, end: right };
};

const spansOf = (row: Element): Span[] => Array.from(row.children, spanOf);

/** What of the row its padding leaves for items. */
function viewOf(row: Element): Span {
  const { start, end } = spanOf(row);
  const inset = Number.parseFloat(getComputedStyle(row).scrollPaddingInlineStart) || 0;
  return { start: start + inset, end: end - inset };
}

/** Turns the row by a page. */
export function turnRow(row: Element, direction: 1 | -1): void {
  const left = pageDistance(spansOf(row), viewOf(row), direction);
  row.scrollBy({ left, behavior: prefersReducedMotion() ? 'instant' : 'smooth' });
}

/** Brings the whole item that holds `target` to the reader, on the page and along the row. */
export function showInRow(row: Element, target: Element): void {
  const place = Array.from(row.children).findIndex((item) => item.contains(target));
  row.children[place]?.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
  // Where the row would snap to afterwards could cut the item off again: it goes to such a place at once.
  row.scrollBy({ left: distanceTo(spansOf(row), viewOf(row), place), behavior: 'instant' });
}
