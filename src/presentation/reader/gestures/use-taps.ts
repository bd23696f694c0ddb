import { type RefObject, useEffect } from 'react';

/** True if the browser has zoomed in, such as by a pinch on a touchpad. It then handles the gestures. */
export const isBrowserZoomed = () => (window.visualViewport?.scale ?? 1) > 1.01;

/** True for a click on a button or link of a page, which is no tap on the page. */
export const isOnControl = ({ target }: Event): boolean =>
  target instanceof Element && target.closest('button, a') !== null;

/** Handles taps on scrolled pages. Keyboard and assistive technology use the buttons. */
export function useTaps(area: RefObject<HTMLElement | null>, onTap: () => void): void {
  useEffect(() => {
    const element = area.current;
    if (!element) return;
    const handleClick = (event: MouseEvent) => {
      if (!isOnControl(event) && !isBrowserZoomed()) onTap();
    };
    element.addEventListener('click', handleClick);
    return () => element.removeEventListener('click', handleClick);
  }, [area, onTap]);
}
