import { type RefObject, useEffect, useRef } from 'react';
import { seenArea } from '../scroll/seen-area.ts';

/** Pixels: what is fixed at the top covers less. */
const margin = 100;

/**
 * For what takes the place of a page or of its main part: it moves into view and takes the focus. The reader may be
 * scrolled down, and what had the focus is gone. The element needs a tabindex.
 */
export function useArrival<Arrived extends HTMLElement>(replacesPage = true): RefObject<Arrived | null> {
  const arrived = useRef<Arrived>(null);
  useEffect(() => {
    const element = arrived.current;
    if (!replacesPage || !element) return;
    element.focus({ preventScroll: true });
    const { top } = element.getBoundingClientRect();
    if (top >= seenArea(element).top && top < window.innerHeight / 2) return;
    element.style.scrollMarginBlockStart = `${margin}px`;
    element.scrollIntoView({ block: 'start', behavior: 'instant' });
  }, [replacesPage]);
  return arrived;
}
