import { type RefObject, useLayoutEffect, useState } from 'react';

/** True if an open list must be above its field because it fits better there. Scrolls the list into view. */
export function usePlacement(list: RefObject<HTMLElement | null>, isOpen: boolean): boolean {
  const [isAbove, setAbove] = useState(false);

  useLayoutEffect(() => {
    const field = list.current?.parentElement;
    if (!isOpen || !list.current || !field) return;
    const { top, bottom } = field.getBoundingClientRect();
    const spaceBelow = window.innerHeight - bottom;
    const height = list.current.offsetHeight;
    setAbove(spaceBelow < height && top > spaceBelow);
  }, [isOpen, list]);

  useLayoutEffect(() => {
    if (isOpen && isAbove !== undefined) list.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpen, isAbove, list]);

  return isAbove;
}
