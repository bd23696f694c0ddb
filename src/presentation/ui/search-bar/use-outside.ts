import { type RefObject, useEffect, useRef } from 'react';

/** Calls back when something outside of the element is pressed or gets the focus. */
export function useOutside(
  inside: RefObject<HTMLElement | null>,
  isWatching: boolean,
  onOutside: () => void,
): void {
  const newest = useRef(onOutside);
  useEffect(() => {
    newest.current = onOutside;
  });
  useEffect(() => {
    if (!isWatching) return;
    const notice = ({ target }: Event) => {
      if (target instanceof Node && !inside.current?.contains(target)) newest.current();
    };
    document.addEventListener('pointerdown', notice);
    document.addEventListener('focusin', notice);
    return () => {
      document.removeEventListener('pointerdown', notice);
      document.removeEventListener('focusin', notice);
    };
  }, [inside, isWatching]);
}
