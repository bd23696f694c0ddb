import { observer } from 'mobx-react-lite';
import { type CSSProperties, type ReactNode, useCallback, useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { isLowWindow } from '../../domain/reading/page-size.ts';
import { sendPage, useCanTravel } from '../ui/motion/travelling-cover.ts';
import { hasOneBar, type ReaderBars } from './bars/bar-places.ts';
import { BottomBar, TopBar } from './bars/reader-bars.tsx';
import { ReadingControls } from './bars/reading-controls.tsx';
import { useBarHeights } from './bars/use-bar-heights.ts';
import type { ComicReading } from './comic-reading.ts';
import { PageAnnouncer } from './pages/page-announcer.tsx';
import { PagedPages } from './pages/paged-pages.tsx';
import { ReaderHint } from './pages/reader-hint.tsx';
import { usePageMotion } from './pages/use-page-motion.ts';
import { VerticalPages } from './pages/vertical-pages.tsx';
import { positionText } from './position-text.ts';
import styles from './reader-page.module.css';
import { useBarVisibility } from './use-bar-visibility.ts';
import { useFullScreen } from './use-full-screen.ts';
import { useIdleCursor } from './use-idle-cursor.ts';
import { useReaderKeys } from './use-reader-keys.ts';

interface ComicViewProps {
  readonly reading: ComicReading;
  /** Follows the last page. */
  readonly end: ReactNode;
}

export const ComicView = observer(function ComicView({ reading, end }: ComicViewProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const bars = useBarVisibility();
  const { frame, hints } = reading;
  const isOneBar = frame !== null && hasOneBar(frame);
  const { topBar, bottomBar, heights } = useBarHeights(!isOneBar);
  const { isShown } = bars;
  const readerBars = useMemo((): ReaderBars => ({ ...heights, isShown }), [heights, isShown]);
  const isCursorIdle = useIdleCursor();
  const fullScreen = useFullScreen();
  const { toggle, hide } = bars;
  const { comic, isAtEnd } = reading;
  const issuePath = `/issue/${encodeURIComponent(comic.issue.slug)}`;
  const canTravel = useCanTravel();
  // Pages of a strip are longer than the window.
  const doesPageTravel = canTravel && !isAtEnd && reading.choice.mode === 'paged';
  const leave = useCallback(() => {
    if (doesPageTravel) sendPage();
    void navigate(issuePath, { viewTransition: doesPageTravel });
  }, [navigate, issuePath, doesPageTravel]);
  const motion = usePageMotion(reading, readerBars, bars);
  useReaderKeys({ reading, fullScreen, scroll: motion.scroll, onLeave: leave });
  // A zoomed page uses the whole window.
  const isZoomed = reading.zoom !== null;
  useEffect(() => {
    if (isZoomed) hide();
  }, [isZoomed, hide]);

  const isLow = frame !== null && isLowWindow(frame);
  const controls = <ReadingControls reading={reading} areLabelsShown={!isLow} />;
  const { mode, fit } = reading.choice;
  const style: CSSProperties & Record<`--${string}`, string> = {
    '--bar-top': `${heights.top}px`,
    '--bar-bottom': `${heights.bottom}px`,
  };
  return (
    <div
      className={styles.comic}
      data-scrolled={mode === 'vertical' || fit === 'width' || isAtEnd}
      data-idle={isCursorIdle && !isShown}
      style={style}
    >
      <TopBar
        ref={topBar}
        issue={comic.issue}
        isSample={comic.isSample}
        doesPageTravel={doesPageTravel}
        bars={bars}
        fullScreen={fullScreen}
      >
        {isOneBar && controls}
      </TopBar>
      {mode === 'vertical' ? (
        <VerticalPages reading={reading} end={end} onTap={toggle} topBarHeight={heights.top} />
      ) : (
        <PagedPages reading={reading} end={end} bars={readerBars} motion={motion} />
      )}
      {hints.shownKind && <ReaderHint kind={hints.shownKind} onClose={hints.close} />}
      {!isOneBar && (
        <BottomBar ref={bottomBar} bars={bars}>
          {controls}
        </BottomBar>
      )}
      <PageAnnouncer
        text={isAtEnd ? t(comic.isSample ? 'reader:sampleEnd' : 'reader:end') : positionText(t, reading)}
      />
    </div>
  );
});
