import { type RefObject, useEffect } from 'react';

/** Calls back once the element is within a screen of being seen; again only with another callback. */
export function useNear(element: RefObject<Element | null>, onNear: () => void): void {
  useEffect(() => {
    if (!element.current) return;
    // Where nothing tells what is near, everything is.
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
