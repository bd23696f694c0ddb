import { observer } from 'mobx-react-lite';
import { type ReactNode, useCallback, useLayoutEffect, useRef } from 'react';
import type { PageFit } from '../../../domain/reading/page-size.ts';
import type { Side } from '../../../domain/reading/reading-choice.ts';
import type { ReaderBars } from '../bars/bar-places.ts';
import type { ComicReading } from '../comic-reading.ts';
import { usePageGestures } from '../gestures/use-page-gestures.ts';
import { useWheel } from '../gestures/use-wheel.ts';
import { useZoomKeys } from '../gestures/use-zoom-keys.ts';
import { PageArt } from './page-art.tsx';
import { PageStage } from './page-stage.tsx';
import styles from './paged-pages.module.css';
import type { PageMotion } from './use-page-motion.ts';

interface PagedPagesProps {
  readonly reading: ComicReading;
  /** Follows the last page. */
  readonly end: ReactNode;
  readonly bars: ReaderBars;
  readonly motion: PageMotion;
}

/**
 * One page or two at a time. Loaded pages are decoded beside the window, each in its own layer, so that a page turn only
 * moves layers. In Chromium, this is the only way that takes a single frame.
 */
export const PagedPages = observer(function PagedPages({ reading, end, bars, motion }: PagedPagesProps) {
  const { sheet, track } = motion;
  // Without the bars, their space above a page that fills the width is not needed.
  const areBarsShown = useRef(true);
  const topSpace = useCallback(() => (areBarsShown.current ? 0 : (sheet.current?.offsetTop ?? 0)), [sheet]);
  usePageGestures(sheet, motion.gestures);
  useWheel(sheet, motion.wheel, topSpace);
  useZoomKeys(motion.zoom);
  const { comic, pageIndex, pageCache, isAtEnd, layout, spread, choice } = reading;

  const { fit } = choice;
  const shown = useRef<{ readonly pageIndex: number; readonly fit: PageFit } | null>(null);
  useLayoutEffect(() => {
    areBarsShown.current = bars.isShown;
    if (shown.current?.pageIndex === pageIndex && shown.current.fit === fit) return;
    shown.current = { pageIndex, fit };
    document.documentElement.scrollTop = topSpace();
  }, [pageIndex, fit, bars, topSpace]);

  const loadedPages = new Set([...pageCache.pages.keys(), ...spread]);
  const isScrolled = fit === 'width' && !isAtEnd;
  return (
    <div
      ref={sheet}
      className={styles.sheet}
      data-fit={fit}
      data-zoomed={reading.zoom !== null}
      data-at-end={isAtEnd}
      style={isScrolled ? { minBlockSize: layout.shownSizeOfSpread(spread).height } : undefined}
    >
      <PageStage reading={reading} bars={bars}>
        <div ref={track} className={styles.track}>
          {comic.pages.map((page, index) => {
            if (!loadedPages.has(index)) return null;
            const isCurrent = !isAtEnd && spread.includes(index);
            const { width, height } = layout.shownSizeOf(index);
            return (
              <div
                key={page.number}
                className={styles.page}
                data-current={isCurrent || undefined}
                data-side={isCurrent ? undefined : sideOf(reading, index)}
                aria-hidden={!isCurrent}
                inert={!isCurrent}
                style={{ left: layout.leftOf(index), inlineSize: width, blockSize: height }}
              >
                <PageArt
                  page={page}
                  title={comic.issue.content.title}
                  language={comic.language}
                  cached={pageCache.pages.get(index)}
                  isCurrent={isCurrent}
                  onPainted={reading.markPainted}
                  onRetry={pageCache.retry}
                />
              </div>
            );
          })}
          {reading.isNearEnd && (
            <div
              className={styles.end}
              data-side={isAtEnd ? undefined : sideOf(reading, reading.count)}
              aria-hidden={!isAtEnd}
              inert={!isAtEnd}
            >
              {end}
            </div>
          )}
        </div>
      </PageStage>
    </div>
  );
});

/** The side on which a page that is not visible waits. */
function sideOf({ pageIndex, choice }: ComicReading, page: number): Side {
  const isBefore = page < pageIndex;
  return isBefore === (choice.direction === 'ltr') ? 'left' : 'right';
}
