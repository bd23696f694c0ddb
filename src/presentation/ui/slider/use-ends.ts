import { type RefObject, useEffect, useState } from 'react';

export interface Ends {
  readonly isAtStart: boolean;
  readonly isAtEnd: boolean;
}

/** How much of an item makes it a whole one: its edge may fall between two pixels. */
const whole = 0.95;

/** Whether the first and the last item of a row are seen whole. Until that is known, there is nowhere to go. */
export function useEnds(row: RefObject<HTMLElement | null>): Ends {
  const [ends, setEnds] = useState<Ends>({ isAtStart: true, isAtEnd: true });

  // After every drawing: the row may have other items.
  useEffect(() => {
    const first = row.current?.firstElementChild;
    const last = row.current?.lastElementChild;
    if (!first || !last) return;
    const observer = new IntersectionObserver(
      (entries) => setEnds((known) => entries.reduce(withEntry, known)),
      { root: row.current, threshold: whole },
    );
    const withEntry = (known: Ends, { target, intersectionRatio }: IntersectionObserverEntry): Ends => {
      const isSeen = intersectionRatio >= whole;
      const isAtStart = target === first ? isSeen : known.isAtStart;
      const isAtEnd = target === last ? isSeen : known.isAtEnd;
      return isAtStart === known.isAtStart && isAtEnd === known.isAtEnd ? known : { isAtStart, isAtEnd };
    };
    observer.observe(first);
    observer.observe(last);
    return () => observer.disconnect();
  });

  return ends;
}
