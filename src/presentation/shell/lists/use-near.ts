import { type RefObject, useEffect } from 'react';

/** Calls `onNear` once the element is within one screen of the visible area. A new callback starts again. */
export function useNear(element: RefObject<Element | null>, onNear: () => void): void {
  useEffect(() => {
    if (!element.current) return;
    // Without IntersectionObserver, everything counts as near.
    if (!window.IntersectionObserver) return onNear();
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        onNear();
      },
      { rootMargin: '100% 0px' },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, onNear]);
}
