import { prefersReducedMotion } from '../motion/reduced-motion.ts';
import { distanceToItem, distanceToPage, type RowSpan } from './row-distances.ts';

const spanOf = (element: Element): RowSpan => {
  const { left, right } = element.getBoundingClientRect();
  return { start: left, end: right };
};

const spansOf = (row: Element): RowSpan[] => Array.from(row.children, spanOf);

/** The part of the row inside its padding. */
function visibleSpanOf(row: Element): RowSpan {
  const { start, end } = spanOf(row);
  const inset = Number.parseFloat(getComputedStyle(row).scrollPaddingInlineStart) || 0;
  return { start: start + inset, end: end - inset };
}

/** Scrolls the row by one page. */
export function scrollRowByPage(row: Element, direction: 1 | -1): void {
  const left = distanceToPage(spansOf(row), visibleSpanOf(row), direction);
  row.scrollBy({ left, behavior: prefersReducedMotion() ? 'instant' : 'smooth' });
}

/** Scrolls the page and the row to make the whole item that contains `target` visible. */
export function showInRow(row: Element, target: Element): void {
  const index = Array.from(row.children).findIndex((item) => item.contains(target));
  row.children[index]?.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
  // Scrolls to a snap position, because snapping afterwards could cut the item off again.
  row.scrollBy({ left: distanceToItem(spansOf(row), visibleSpanOf(row), index), behavior: 'instant' });
}
