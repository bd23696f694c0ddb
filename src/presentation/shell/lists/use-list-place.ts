import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useNavigationType } from 'react-router-dom';

/** Which item was the first in sight when a list was left, and how far from the top of the screen, in px. */
interface Place {
  readonly item: number;
  readonly top: number;
}

/** Of a list that moves on, the last of so many frames ends it; it stands when nothing moved in so many of them. */
const mostFrames = 30;
const steadyFrames = 5;

const ownScrolling = ['wheel', 'touchstart', 'keydown', 'pointerdown'];

const left = new WeakMap<object, Place>();

/**
 * Brings whoever comes back to a list to the item where they left it. The scrolled distance alone does not: what is out
 * of sight is not laid out, and its height only guessed.
 */
export function useListPlace(around: RefObject<HTMLElement | null>, list: object): void {
  const isBack = useNavigationType() === 'POP';
  const shown = useRef(list);

  useLayoutEffect(() => {
    shown.current = list;
  }, [list]);
  // When the whole screen is left: another list in its place is chosen at its top.
  useLayoutEffect(() => {
    const items = () => [...(around.current?.firstElementChild?.children ?? [])];
    return () => {
      const item = items().findIndex((each) => each.getBoundingClientRect().bottom > 0);
      const top = items()[item]?.getBoundingClientRect().top;
      if (top !== undefined) left.set(shown.current, { item, top });
    };
  }, [around]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each time that the list is opened.
  useEffect(() => {
    const place = isBack ? left.get(list) : undefined;
    left.delete(list);
    if (!place) return;
    /** How far it was from there. */
    const bring = (): number => {
      const item = around.current?.firstElementChild?.children[place.item];
      const distance = item ? item.getBoundingClientRect().top - place.top : 0;
      if (distance !== 0) window.scrollBy({ top: distance, behavior: 'instant' });
      return Math.abs(distance);
    };
    bring();
    // Again as long as what comes in sight is laid out and moves it, but for readers who scroll on themselves.
    let frame = 0;
    let steady = 0;
    const settle = (frames: number) => {
      frame = requestAnimationFrame(() => {
        steady = bring() < 1 ? steady + 1 : 0;
        if (frames > 1 && steady < steadyFrames) settle(frames - 1);
      });
    };
    const stop = () => cancelAnimationFrame(frame);
    settle(mostFrames);
    for (const kind of ownScrolling) window.addEventListener(kind, stop, { passive: true });
    return () => {
      stop();
      for (const kind of ownScrolling) window.removeEventListener(kind, stop);
    };
  }, [list]);
}
