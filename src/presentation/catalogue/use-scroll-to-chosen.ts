import { type RefObject, useLayoutEffect } from 'react';

/** Scrolls a row that is wider than the screen to its chosen link, without moving the page. */
export function useScrollToChosen(row: RefObject<HTMLElement | null>, chosen: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again when another link is chosen.
  useLayoutEffect(() => {
    const { current: scroller } = row;
    const link = scroller?.querySelector('[aria-current]');
    if (!scroller || !link) return;
    const { left, right } = link.getBoundingClientRect();
    const area = scroller.getBoundingClientRect();
    if (left >= area.left && right <= area.right) return;
    const distance = (left + right) / 2 - (area.left + area.right) / 2;
    scroller.scrollTo({ left: scroller.scrollLeft + distance, behavior: 'instant' });
  }, [row, chosen]);
}
