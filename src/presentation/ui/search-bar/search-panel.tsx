import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import styles from './search-suggestions.module.css';

/** What hangs under the field, never below the screen or its keyboard. */
export function SearchPanel({ children }: { children: ReactNode }) {
  const panel = useRef<HTMLDivElement>(null);
  useRoomBelow(panel);
  return (
    // It takes the focus of presses beside its buttons, which otherwise would leave the bar.
    <div ref={panel} tabIndex={-1} className={styles.panel}>
      {children}
    </div>
  );
}

/** Pixels between the panel and the end of the screen, and the height under which it had rather reach beyond. */
const gap = 16;
const leastHeight = 200;

function useRoomBelow(panel: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const fill = () => {
      const { current: element } = panel;
      if (!element) return;
      const end = (window.visualViewport?.offsetTop ?? 0) + (window.visualViewport?.height ?? innerHeight);
      const room = end - element.getBoundingClientRect().top - gap;
      element.style.maxBlockSize = `${Math.max(room, leastHeight)}px`;
    };
    fill();
    // The keyboard of a phone changes what is seen of the page, not the page.
    const seen = window.visualViewport ?? window;
    seen.addEventListener('resize', fill);
    seen.addEventListener('scroll', fill);
    return () => {
      seen.removeEventListener('resize', fill);
      seen.removeEventListener('scroll', fill);
    };
  }, [panel]);
}
