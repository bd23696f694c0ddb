import { type RefObject, useEffect, useState } from 'react';

export interface RowEnds {
  readonly isAtStart: boolean;
  readonly isAtEnd: boolean;
}

/** An item counts as fully visible from this part on, because its edge may fall between two pixels. */
const visibleRatio = 0.95;

/** Whether the first and the last item of a row are fully visible. Both are true until they have been measured. */
export function useRowEnds(row: RefObject<HTMLElement | null>): RowEnds {
  const [ends, setEnds] = useState<RowEnds>({ isAtStart: true, isAtEnd: true });

  // After every render, because the items may have changed.
  useEffect(() => {
    const first = row.current?.firstElementChild;
    const last = row.current?.lastElementChild;
    if (!first || !last) return;
    const observer = new IntersectionObserver(
      (entries) => setEnds((previous) => entries.reduce(withEntry, previous)),
      { root: row.current, threshold: visibleRatio },
    );
    const withEntry = (
      previous: RowEnds,
      { target, intersectionRatio }: IntersectionObserverEntry,
    ): RowEnds => {
      const isVisible = intersectionRatio >= visibleRatio;
      const isAtStart = target === first ? isVisible : previous.isAtStart;
      const isAtEnd = target === last ? isVisible : previous.isAtEnd;
      return isAtStart === previous.isAtStart && isAtEnd === previous.isAtEnd
        ? previous
        : { isAtStart, isAtEnd };
    };
    observer.observe(first);
    observer.observe(last);
    return () => observer.disconnect();
  });

  return ends;
}
