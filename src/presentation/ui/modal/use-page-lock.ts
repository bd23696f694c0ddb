import { useLayoutEffect } from 'react';

/** Locks page scrolling while something covers it. The space of the scrollbar is kept, so that nothing jumps. */
export function usePageLock(isLocked: boolean): void {
  useLayoutEffect(() => {
    if (!isLocked) return;
    const { style, clientWidth } = document.documentElement;
    const hasScrollbar = window.innerWidth > clientWidth;
    style.overflow = 'hidden';
    if (hasScrollbar) style.scrollbarGutter = 'stable';
    return () => {
      style.overflow = '';
      style.scrollbarGutter = '';
    };
  }, [isLocked]);
}
