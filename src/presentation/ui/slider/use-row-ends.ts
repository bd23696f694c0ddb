import { type RefObject, useEffect, useState } from 'react';

export interface RowEnds {
  readonly isAtStart: boolean;
  readonly isAtEnd: boolean;
}

/** An item counts as fully visible from this part on, because its edge may fall between two pixels. */
const visibleRatio = 0.95;

/** Whether the first and the last item of a row are fully visible. Both true until known. */
export function useRowEnds(row: RefObject<HTMLElement | null>): RowEnds {
  const [ends, setEnds] = useState<RowEnds>({ isAtStart: true, isAtEnd: true });

  // After every render, because the items may have changed.
  useEffect(() => {
    const first = row.current?.firstElementChild;
    const last = row.current?.lastElementChild;
    if (!first || !last) return;
    const observer = new IntersectionObserver(
      (entries) => setEnds((known) => entries.reduce(withEntry, known)),
      { root: row.current, threshold: visibleRatio },
    );
    const withEntry = (known: RowEnds, { target, intersectionRatio }: IntersectionObserverEntry): RowEnds => {
      const isVisible = intersectionRatio >= visibleRatio;
      const isAtStart = target === first ? isVisible : known.isAtStart;
      const isAtEnd = target === last ? isVisible : known.isAtEnd;
      return isAtStart === known.isAtStart && isAtEnd === known.isAtEnd ? known : { isAtStart, isAtEnd };
    };
    observer.observe(first);
    observer.observe(last);
    return () => observer.disconnect();
  });

  return ends;
}
