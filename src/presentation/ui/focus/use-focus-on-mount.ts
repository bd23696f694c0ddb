import { type RefObject, useEffect, useRef } from 'react';

/** Focuses an element that replaces the focused one when it is mounted, if `isEnabled`. */
export function useFocusOnMount<Focused extends HTMLElement>(isEnabled = true): RefObject<Focused | null> {
  const element = useRef<Focused>(null);
  useEffect(() => {
    if (isEnabled) element.current?.focus();
  }, [isEnabled]);
  return element;
}
