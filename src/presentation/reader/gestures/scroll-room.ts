import type { TurnDirection } from '../../../domain/reading/page-window.ts';

/** Tolerance for rounding at the end of a page. */
const tolerancePx = 2;

/** True if the element can scroll. `topSpace`: CSS pixels at its start that need not be seen. */
function hasScrollRoom(element: Element, direction: TurnDirection, topSpace: number): boolean {
  const { scrollTop, scrollHeight, clientHeight } = element;
  if (direction === -1) return scrollTop > topSpace + tolerancePx;
  return scrollTop + clientHeight < scrollHeight - tolerancePx;
}

/** True if the element or one around it can scroll. `topSpace` is that of the document. */
export function canScrollAround(target: Element, direction: TurnDirection, topSpace: number): boolean {
  for (let element: Element | null = target; element; element = element.parentElement) {
    const isDocument = element === document.documentElement;
    const isScroller = /auto|scroll/.test(getComputedStyle(element).overflowY);
    if (isScroller && hasScrollRoom(element, direction, isDocument ? topSpace : 0)) return true;
  }
  return false;
}
