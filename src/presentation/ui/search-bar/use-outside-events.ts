import { type RefObject, useEffect, useRef } from 'react';

/** Calls `onOutside` when something outside the element is pressed or gets the focus. */
export function useOutsideEvents(
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
    const reportIfOutside = ({ target }: Event) => {
      if (target instanceof Node && !inside.current?.contains(target)) newest.current();
    };
    document.addEventListener('pointerdown', reportIfOutside);
    document.addEventListener('focusin', reportIfOutside);
    return () => {
      document.removeEventListener('pointerdown', reportIfOutside);
      document.removeEventListener('focusin', reportIfOutside);
    };
  }, [inside, isWatching]);
}
