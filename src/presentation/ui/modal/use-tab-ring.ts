import { type RefObject, useEffect } from 'react';
import { tabbablesIn } from '../focus/tabbable.ts';

/**
 * Keeps the Tab key in a ring of what is not inert: with all else under an open modal inert, that is the modal and,
 * while there are any, the toasts above it.
 */
export function useTabRing(place: RefObject<HTMLElement | null>, isActive: boolean): void {
  useEffect(() => {
    if (!isActive) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Tab' || event.defaultPrevented) return;
      const next = nextInRing(place.current, event.shiftKey);
      if (!next) return;
      event.preventDefault();
      next.focus();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [place, isActive]);
}

/** null: the browser's own next one is right. */
function nextInRing(place: HTMLElement | null, isBackwards: boolean): HTMLElement | null {
  const ring = tabbablesIn(document);
  const active = document.activeElement;
  const at = active instanceof HTMLElement ? ring.indexOf(active) : -1;
  if (isBackwards) return at <= 0 ? (ring.at(-1) ?? null) : null;
  const isOutside = at === -1 && !place?.contains(active);
  return isOutside || at === ring.length - 1 ? (ring[0] ?? null) : null;
}
