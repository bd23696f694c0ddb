import { type RefObject, useEffect, useRef } from 'react';
import { visibleArea } from '../scroll/visible-area.ts';

/** More than the height of the header. */
const marginPx = 100;

/**
 * Scrolls an element that replaces a page or its main part into view and focuses it when it is mounted. The reader may
 * have scrolled down, and the element that had the focus is gone. The element needs a tabindex.
 */
export function useRevealOnMount<Revealed extends HTMLElement>(
  replacesPage = true,
): RefObject<Revealed | null> {
  const ref = useRef<Revealed>(null);
  useEffect(() => {
    const element = ref.current;
    if (!replacesPage || !element) return;
    element.focus({ preventScroll: true });
    const { top } = element.getBoundingClientRect();
    if (top >= visibleArea(element).top && top < window.innerHeight / 2) return;
    element.style.scrollMarginBlockStart = `${marginPx}px`;
    element.scrollIntoView({ block: 'start', behavior: 'instant' });
  }, [replacesPage]);
  return ref;
}
