import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import styles from './search-suggestions.module.css';

/** A panel below the field that never extends below the screen or its keyboard. */
export function SearchPanel({ children }: { children: ReactNode }) {
  const panel = useRef<HTMLDivElement>(null);
  useMaxHeight(panel);
  return (
    // Takes the focus of presses beside its buttons, which would otherwise move the focus out of the bar.
    <div ref={panel} tabIndex={-1} className={styles.panel}>
      {children}
    </div>
  );
}

/** Distance between the panel and the bottom of the screen. */
const gapPx = 16;

/** Below this height, the panel extends beyond the screen. */
const minHeightPx = 200;

function useMaxHeight(panel: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const resize = () => {
      const { current: element } = panel;
      if (!element) return;
      const end = (window.visualViewport?.offsetTop ?? 0) + (window.visualViewport?.height ?? innerHeight);
      const height = end - element.getBoundingClientRect().top - gapPx;
      element.style.maxBlockSize = `${Math.max(height, minHeightPx)}px`;
    };
    resize();
    // The keyboard of a phone changes the visual viewport, not the page.
    const viewport = window.visualViewport ?? window;
    viewport.addEventListener('resize', resize);
    viewport.addEventListener('scroll', resize);
    return () => {
      viewport.removeEventListener('resize', resize);
      viewport.removeEventListener('scroll', resize);
    };
  }, [panel]);
}
