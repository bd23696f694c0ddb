import { observer } from 'mobx-react-lite';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import type { ComicReading } from '../comic-reading.ts';
import type { Zone } from '../reader-zones.ts';
import { EndPanel } from './end-panel.tsx';
import { PageArt } from './page-art.tsx';
import styles from './paged-pages.module.css';
import { usePageGestures } from './use-page-gestures.ts';

interface PagedPagesProps {
  readonly reading: ComicReading;
  /** Shown after the last page of a sample. */
  readonly sampleEnd: ReactNode;
  readonly onTap: (zone: Zone) => void;
}

/**
 * One page at a time. Loaded pages are decoded outside the window, each in its own layer, so that a page turn only
 * moves layers. In Chromium, this is the only way that takes a single frame.
 */
export const PagedPages = observer(function PagedPages({ reading, sampleEnd, onTap }: PagedPagesProps) {
  const area = useRef<HTMLDivElement>(null);
  usePageGestures(area, { onTap, onSwipe: reading.turnTo });
  const { comic, pageIndex, pageCache, isAtEnd } = reading;

  const shownPageIndex = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (shownPageIndex.current === pageIndex) return;
    shownPageIndex.current = pageIndex;
    document.documentElement.scrollTop = 0;
  }, [pageIndex]);

  const loadedPages = new Set([...pageCache.pages.keys(), reading.page]);
  const currentSize = reading.sizeOf(reading.page);
  return (
    <div
      ref={area}
      className={styles.sheet}
      data-fit={reading.choice.fit}
      style={reading.choice.fit === 'width' && !isAtEnd ? { minBlockSize: currentSize.height } : undefined}
    >
      {comic.pages.map((page, index) => {
        if (!loadedPages.has(index)) return null;
        const isCurrent = index === pageIndex;
        const { width, height } = reading.sizeOf(index);
        return (
          <div
            key={page.number}
            className={styles.page}
            data-current={isCurrent || undefined}
            aria-hidden={!isCurrent}
            inert={!isCurrent}
            style={{ inlineSize: width, blockSize: height }}
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
      {isAtEnd && (sampleEnd || <EndPanel issue={comic.issue} onReadAgain={() => reading.goTo(0)} />)}
    </div>
  );
});
