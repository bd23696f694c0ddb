import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useNavigationType } from 'react-router-dom';

/** The first visible item when the list was left, and its distance from the top of the screen in pixels. */
interface ScrollAnchor {
  readonly itemIndex: number;
  readonly top: number;
}

/** The correction ends after this number of frames, or when nothing has moved for `requiredStillFrames`. */
const maxFrames = 30;
const requiredStillFrames = 5;

const scrollEvents = ['wheel', 'touchstart', 'keydown', 'pointerdown'];

const anchors = new WeakMap<object, ScrollAnchor>();

/**
 * Scrolls back to the item where the reader left a list. The scroll distance alone is not enough: items out of sight
 * are not laid out, so their height is an estimate.
 */
export function useScrollRestoration(container: RefObject<HTMLElement | null>, list: object): void {
  const isBack = useNavigationType() === 'POP';
  const shownList = useRef(list);

  useLayoutEffect(() => {
    shownList.current = list;
  }, [list]);
  // Records the position when a navigation starts. At unmount, content above the list is already gone and its items have
  // moved.
  useEffect(() => {
    const recordAnchor = () => {
      const items = [...(container.current?.firstElementChild?.children ?? [])];
      const itemIndex = items.findIndex((each) => each.getBoundingClientRect().bottom > 0);
      const top = items[itemIndex]?.getBoundingClientRect().top;
      if (top !== undefined) anchors.set(shownList.current, { itemIndex, top });
    };
    document.addEventListener('click', recordAnchor, true);
    window.addEventListener('popstate', recordAnchor);
    return () => {
      document.removeEventListener('click', recordAnchor, true);
      window.removeEventListener('popstate', recordAnchor);
    };
  }, [container]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once each time the list is opened.
  useEffect(() => {
    const anchor = isBack ? anchors.get(list) : undefined;
    anchors.delete(list);
    if (!anchor) return;
    /** Returns the corrected distance in pixels. */
    const scrollToAnchor = (): number => {
      const item = container.current?.firstElementChild?.children[anchor.itemIndex];
      const distance = item ? item.getBoundingClientRect().top - anchor.top : 0;
      if (distance !== 0) window.scrollBy({ top: distance, behavior: 'instant' });
      return Math.abs(distance);
    };
    scrollToAnchor();
    // Repeats while layout still moves the item. Stops as soon as the reader scrolls.
    let frame = 0;
    let stillFrames = 0;
    const repeatCorrection = (frames: number) => {
      frame = requestAnimationFrame(() => {
        stillFrames = scrollToAnchor() < 1 ? stillFrames + 1 : 0;
        if (frames > 1 && stillFrames < requiredStillFrames) repeatCorrection(frames - 1);
      });
    };
    const stop = () => cancelAnimationFrame(frame);
    repeatCorrection(maxFrames);
    for (const eventName of scrollEvents) window.addEventListener(eventName, stop, { passive: true });
    return () => {
      stop();
      for (const eventName of scrollEvents) window.removeEventListener(eventName, stop);
    };
  }, [list]);
}
