import { type RefObject, useEffect } from 'react';
import type { Side } from '../../../domain/reading/reading-choice.ts';
import { swipeSide, type TouchPoint, type Zone, zoneAt } from '../reader-zones.ts';

interface PageGestures {
  readonly onTap: (zone: Zone) => void;
  /** Omitted if pages are scrolled. */
  readonly onSwipe?: (side: Side) => void;
}

const isZoomed = () => (window.visualViewport?.scale ?? 1) > 1.01;

const touchOf = (event: PointerEvent): TouchPoint => ({
  x: event.clientX,
  y: event.clientY,
  timeMs: event.timeStamp,
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
    const handlePointerDown = (event: PointerEvent) => {
      isSwiped = false;
      start = event.isPrimary && !isZoomed() ? touchOf(event) : null;
    };
    const handlePointerUp = (event: PointerEvent) => {
      const side = start && onSwipe ? swipeSide(start, touchOf(event)) : null;
      start = null;
      if (!side) return;
      isSwiped = true;
      onSwipe?.(side);
    };
    const handlePointerCancel = () => {
      start = null;
    };
    const handleClick = (event: MouseEvent) => {
      const isOnControl = event.target instanceof Element && event.target.closest('button, a') !== null;
      if (!isSwiped && !isOnControl) onTap(zoneAt(event.clientX, element.clientWidth));
    };
    const handleZoom = () => {
      element.style.touchAction = isZoomed() ? 'auto' : '';
    };
    element.addEventListener('pointerdown', handlePointerDown);
    element.addEventListener('pointerup', handlePointerUp);
    element.addEventListener('pointercancel', handlePointerCancel);
    element.addEventListener('click', handleClick);
    window.visualViewport?.addEventListener('resize', handleZoom);
    return () => {
      element.removeEventListener('pointerdown', handlePointerDown);
      element.removeEventListener('pointerup', handlePointerUp);
      element.removeEventListener('pointercancel', handlePointerCancel);
      element.removeEventListener('click', handleClick);
      window.visualViewport?.removeEventListener('resize', handleZoom);
    };
  }, [area, onTap, onSwipe]);
}
