import { type RefObject, useEffect } from 'react';
import { canScrollAround } from './scroll-room.ts';
import { WheelGestures, type WheelTargets } from './wheel-gestures.ts';

/** The height of a line, for browsers that count the wheel in lines. */
const lineHeight = 20;

/** Handles the wheel and trackpads on turned pages. `topSpace`: the space above the page, in CSS pixels. */
export function useWheel(
  area: RefObject<HTMLElement | null>,
  targets: WheelTargets,
  topSpace: () => number,
): void {
  useEffect(() => {
    const element = area.current;
    if (!element) return;
    const gestures = new WheelGestures(targets);
    const handleWheel = (event: WheelEvent) => {
      // By `deltaMode`: pixels, lines or pages.
      const unit = [1, lineHeight, window.innerHeight][event.deltaMode] ?? 1;
      const { target, clientX, clientY, deltaX, deltaY, ctrlKey } = event;
      const isHandled = gestures.move({
        point: { x: clientX, y: clientY },
        across: deltaX * unit,
        down: deltaY * unit,
        isPinch: ctrlKey,
        canScroll: () => canScrollAround(target as Element, deltaY > 0 ? 1 : -1, topSpace()),
      });
      if (isHandled) event.preventDefault();
    };
    // Chromium would otherwise scroll or zoom before it asks.
    element.addEventListener('wheel', handleWheel, { passive: false });
    return () => {
      gestures.stop();
      element.removeEventListener('wheel', handleWheel);
    };
  }, [area, targets, topSpace]);
}
