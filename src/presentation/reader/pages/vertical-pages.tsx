import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import type { ComicReading } from '../comic-reading.ts';
import { useTaps } from '../gestures/use-taps.ts';
import { useScrollAnchor } from './use-scroll-anchor.ts';
import { VerticalPage } from './vertical-page.tsx';
import styles from './vertical-pages.module.css';

interface VerticalPagesProps {
  readonly reading: ComicReading;
  /** Follows the last page. */
  readonly end: ReactNode;
  readonly onTap: () => void;
  /** In CSS pixels. 0 until it is measured. */
  readonly topBarHeight: number;
}

/**
 * All pages in one column, as strips are read. The page at the middle of the window is the current one. The end counts as
 * the last page, because a reader can scroll to it before the last page is observed.
 */
export const VerticalPages = observer(function VerticalPages({
  reading,
  end,
  onTap,
  topBarHeight,
}: VerticalPagesProps) {
  const column = useRef<HTMLDivElement>(null);
  useTaps(column, onTap);
  const { comic, jumps } = reading;
  const isMeasured = reading.frame !== null;

  const handledJumps = useRef<number | null>(null);
  useLayoutEffect(() => {
    const target = column.current?.children[reading.pageIndex];
    if (!target || !isMeasured || handledJumps.current === jumps) return;
    handledJumps.current = jumps;
    const fitsWindow = reading.layout.shownSizeOf(reading.pageIndex).height < (reading.frame?.height ?? 0);
    target.scrollIntoView({ block: fitsWindow ? 'center' : 'start', behavior: 'instant' });
  }, [reading, jumps, isMeasured]);
  const isInPlace = useScrollAnchor(column, reading, topBarHeight);

  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const entry = entries.findLast(({ isIntersecting }) => isIntersecting);
        if (entry && isInPlace()) reading.handleScrollTo(Number(entry.target.getAttribute('data-index')));
      },
      { rootMargin: '-50% 0px' },
    );
    for (const page of column.current?.querySelectorAll('[data-index]') ?? []) observer.observe(page);
    return () => observer.disconnect();
  }, [reading, isInPlace]);

  return (
    <div ref={column} className={styles.column}>
      {comic.pages.map((page, pageIndex) => (
        <VerticalPage
          key={page.number}
          reading={reading}
          page={page}
          title={comic.issue.content.title}
          isCurrent={pageIndex === reading.page}
        />
      ))}
      <div className={styles.end} data-index={comic.pages.length - 1}>
        {end}
      </div>
    </div>
  );
});
