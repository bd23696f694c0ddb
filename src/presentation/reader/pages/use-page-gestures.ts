import { type RefObject, useEffect } from 'react';
import type { Side } from '../../../domain/reading/reading-choice.ts';
import { swipedTo, type TouchPoint, type Zone, zoneAt } from '../reader-zones.ts';

interface PageGestures {
  readonly onTap: (zone: Zone) => void;
  /** Omitted if pages are scrolled. */
  readonly onSwipe?: (side: Side) => void;
}

const isZoomed = () => (window.visualViewport?.scale ?? 1) > 1.01;

const touchOf = (event: PointerEvent): TouchPoint => ({
  x: event.clientX,
  y: event.clientY,
  at: event.timeStamp,
});

/**
 * Handles taps and swipes on pages. Keyboard and assistive technology use the buttons. While the page is zoomed by
 * pinching, the browser handles gestures.
 */
export function usePageGestures(area: RefObject<HTMLElement | null>, { onTap, onSwipe }: PageGestures): void {
  useEffect(() => {
    const element = area.current;
    if (!element) return;
    let start: TouchPoint | null = null;
    let isSwiped = false;
    const down = (event: PointerEvent) => {
      isSwiped = false;
      start = event.isPrimary && !isZoomed() ? touchOf(event) : null;
    };
    const up = (event: PointerEvent) => {
      const side = start && onSwipe ? swipedTo(start, touchOf(event)) : null;
      start = null;
      if (!side) return;
      isSwiped = true;
      onSwipe?.(side);
    };
    const cancel = () => {
      start = null;
    };
    const click = (event: MouseEvent) => {
      const isOnControl = event.target instanceof Element && event.target.closest('button, a') !== null;
      if (!isSwiped && !isOnControl) onTap(zoneAt(event.clientX, element.clientWidth));
    };
    const zoom = () => {
      element.style.touchAction = isZoomed() ? 'auto' : '';
    };
    element.addEventListener('pointerdown', down);
    element.addEventListener('pointerup', up);
    element.addEventListener('pointercancel', cancel);
    element.addEventListener('click', click);
    window.visualViewport?.addEventListener('resize', zoom);
    return () => {
      element.removeEventListener('pointerdown', down);
      element.removeEventListener('pointerup', up);
      element.removeEventListener('pointercancel', cancel);
      element.removeEventListener('click', click);
      window.visualViewport?.removeEventListener('resize', zoom);
    };
  }, [area, onTap, onSwipe]);
}
