import { useLayoutEffect } from 'react';

/** Holds the page still while something lies over it; the place of its scrollbar stays, so that nothing jumps. */
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
