import { type RefObject, useEffect, useRef } from 'react';

/** For what takes the place of the element that had the focus: takes the focus when it is mounted, where `isWanted`. */
export function useFocusOnMount<Focused extends HTMLElement>(isWanted = true): RefObject<Focused | null> {
  const element = useRef<Focused>(null);
  useEffect(() => {
    if (isWanted) element.current?.focus();
  }, [isWanted]);
  return element;
}
