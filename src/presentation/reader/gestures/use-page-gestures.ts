import { type RefObject, useEffect } from 'react';
import { type GestureTargets, PageGestures } from './page-gestures.ts';
import type { TouchPoint } from './reader-zones.ts';
import { isBrowserZoomed, isOnControl } from './use-taps.ts';

const pointOf = ({ clientX, clientY, timeStamp }: MouseEvent): TouchPoint => ({
  x: clientX,
  y: clientY,
  timeMs: timeStamp,
});

/** Handles taps, swipes and zooming on turned pages. Keyboard and assistive technology use the buttons. */
export function usePageGestures(area: RefObject<HTMLElement | null>, targets: GestureTargets): void {
  useEffect(() => {
    const element = area.current;
    if (!element) return;
    const gestures = new PageGestures(targets);
    const handlers = {
      pointerdown: (event: PointerEvent) => {
        // A pointer that was lifted elsewhere is no longer down.
        if (event.isPrimary) gestures.cancel();
        if (event.button !== 0 || isBrowserZoomed() || isOnControl(event)) return;
        // The pressed element may be replaced before the pointer is lifted.
        element.setPointerCapture(event.pointerId);
        gestures.press(event.pointerId, pointOf(event), event.pointerType !== 'mouse');
      },
      pointermove: (event: PointerEvent) => gestures.move(event.pointerId, pointOf(event)),
      pointerup: (event: PointerEvent) => gestures.lift(event.pointerId, pointOf(event)),
      pointercancel: () => gestures.cancel(),
      click: (event: MouseEvent) => {
        if (!isOnControl(event)) gestures.click(pointOf(event));
      },
    };
    const listeners = Object.entries(handlers) as [keyof typeof handlers, EventListener][];
    for (const [name, listener] of listeners) element.addEventListener(name, listener);
    const handleBrowserZoom = () => {
      element.style.touchAction = isBrowserZoomed() ? 'auto' : '';
    };
    window.visualViewport?.addEventListener('resize', handleBrowserZoom);
    return () => {
      gestures.stop();
      for (const [name, listener] of listeners) element.removeEventListener(name, listener);
      window.visualViewport?.removeEventListener('resize', handleBrowserZoom);
    };
  }, [area, targets]);
}
