import { type RefObject, useLayoutEffect } from 'react';

/** Scrolls a row of links that is wider than the screen to its current link, without moving the page. */
export function useScrollToCurrent(row: RefObject<HTMLElement | null>, current: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again when another link is current.
  useLayoutEffect(() => {
    const scroller = row.current;
    const link = scroller?.querySelector('[aria-current]');
    if (!scroller || !link) return;
    const { left, right } = link.getBoundingClientRect();
    const area = scroller.getBoundingClientRect();
    if (left >= area.left && right <= area.right) return;
    const distance = (left + right) / 2 - (area.left + area.right) / 2;
    scroller.scrollTo({ left: scroller.scrollLeft + distance, behavior: 'instant' });
  }, [row, current]);
}
