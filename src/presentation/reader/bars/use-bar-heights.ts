import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { BarHeights } from '../../../domain/reading/page-transform.ts';

interface MeasuredBars {
  readonly topBar: RefObject<HTMLDivElement | null>;
  readonly bottomBar: RefObject<HTMLDivElement | null>;
  readonly heights: BarHeights;
}

/** Measures the bars before the first paint and after each change: their rows depend on the window and the text size. */
export function useBarHeights(hasBottomBar: boolean): MeasuredBars {
  const topBar = useRef<HTMLDivElement>(null);
  const bottomBar = useRef<HTMLDivElement>(null);
  const [heights, setHeights] = useState<BarHeights>({ top: 0, bottom: 0 });
  useLayoutEffect(() => {
    const measure = () => {
      const top = topBar.current?.offsetHeight ?? 0;
      const bottom = hasBottomBar ? (bottomBar.current?.offsetHeight ?? 0) : 0;
      setHeights((former) => (former.top === top && former.bottom === bottom ? former : { top, bottom }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    for (const bar of [topBar.current, bottomBar.current]) if (bar) observer.observe(bar);
    return () => observer.disconnect();
  }, [hasBottomBar]);
  return { topBar, bottomBar, heights };
}
