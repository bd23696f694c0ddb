import { type RefObject, useEffect } from 'react';
import { tabbablesIn } from '../focus/tabbable.ts';

/**
 * Keeps the Tab key within elements that are not inert. Under an open modal everything else is inert, so these are the
 * modal and the toasts above it.
 */
export function useFocusTrap(layer: RefObject<HTMLElement | null>, isActive: boolean): void {
  useEffect(() => {
    if (!isActive) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Tab' || event.defaultPrevented) return;
      const next = nextInTrap(layer.current, event.shiftKey);
      if (!next) return;
      event.preventDefault();
      next.focus();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [layer, isActive]);
}

/** null if the browser's default is right. */
function nextInTrap(layer: HTMLElement | null, isBackwards: boolean): HTMLElement | null {
  const elements = tabbablesIn(document);
  const active = document.activeElement;
  const index = active instanceof HTMLElement ? elements.indexOf(active) : -1;
  if (isBackwards) return index <= 0 ? (elements.at(-1) ?? null) : null;
  const isOutside = index === -1 && !layer?.contains(active);
  return isOutside || index === elements.length - 1 ? (elements[0] ?? null) : null;
}
