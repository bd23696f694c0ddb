import { type RefObject, useLayoutEffect, useState } from 'react';

/** True when an open list has to stand above its field, because it fits better there; then shows the whole of it. */
export function usePlacement(list: RefObject<HTMLElement | null>, isOpen: boolean): boolean {
  const [isAbove, setAbove] = useState(false);

  useLayoutEffect(() => {
    const field = list.current?.parentElement;
    if (!isOpen || !list.current || !field) return;
    const { top, bottom } = field.getBoundingClientRect();
    const spaceBelow = window.innerHeight - bottom;
    const wanted = list.current.offsetHeight;
    setAbove(spaceBelow < wanted && top > spaceBelow);
  }, [isOpen, list]);

  useLayoutEffect(() => {
    if (isOpen && isAbove !== undefined) list.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpen, isAbove, list]);

  return isAbove;
}
