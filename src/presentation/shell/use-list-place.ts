import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useNavigationType } from 'react-router-dom';

/** Which item was the first in sight when a list was left, and how far from the top of the screen, in px. */
interface Place {
  readonly item: number;
  readonly top: number;
}

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
    const bring = () => {
      const item = around.current?.firstElementChild?.children[place.item];
      if (item) window.scrollBy({ top: item.getBoundingClientRect().top - place.top, behavior: 'instant' });
    };
    bring();
    // Again once what came in sight was laid out.
    const frame = requestAnimationFrame(bring);
    return () => cancelAnimationFrame(frame);
  }, [list]);
}
