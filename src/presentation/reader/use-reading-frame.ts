import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { ReadingFrame } from '../../domain/reading/page-size.ts';

/** A page zoomed by pinching is decoded for the larger size, up to this factor. */
const maxZoom = 2;

function frameOf(element: HTMLElement): ReadingFrame {
  const { width, height } = element.getBoundingClientRect();
  const zoom = Math.min(Math.max(window.visualViewport?.scale ?? 1, 1), maxZoom);
  return { width, height, density: window.devicePixelRatio * zoom };
}

/** The frame of a screen that fills the window, before that is rendered. */
export const readWindowFrame = (): ReadingFrame => ({
  width: window.innerWidth,
  height: window.innerHeight,
  density: window.devicePixelRatio,
});

/** Reports the size of the returned element before the first paint and after each change, and its end. */
export function useReadingFrame(
  onChange: (frame: ReadingFrame) => void,
  onEnd: () => void,
): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const measured = element.current;
    if (!measured) return;
    const measure = () => onChange(frameOf(measured));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(measured);
    window.visualViewport?.addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      window.visualViewport?.removeEventListener('resize', measure);
      onEnd();
    };
  }, [onChange, onEnd]);
  return element;
}
