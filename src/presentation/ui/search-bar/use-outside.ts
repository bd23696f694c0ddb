import { type RefObject, useEffect, useRef } from 'react';

/** Calls `onOutside` when something outside the element is pressed or gets the focus. */
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
    const notify = ({ target }: Event) => {
      if (target instanceof Node && !inside.current?.contains(target)) newest.current();
    };
    document.addEventListener('pointerdown', notify);
    document.addEventListener('focusin', notify);
    return () => {
      document.removeEventListener('pointerdown', notify);
      document.removeEventListener('focusin', notify);
    };
  }, [inside, isWatching]);
}
