import { observer } from 'mobx-react-lite';
import { type ReactNode, useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { BottomBar, TopBar } from './bars/reader-bars.tsx';
import type { ComicReading } from './comic-reading.ts';
import { PageAnnouncer } from './pages/page-announcer.tsx';
import { PagedPages } from './pages/paged-pages.tsx';
import { VerticalPages } from './pages/vertical-pages.tsx';
import styles from './reader-page.module.css';
import type { Zone } from './reader-zones.ts';
import { useBarVisibility } from './use-bar-visibility.ts';
import { useFullScreen } from './use-full-screen.ts';
import { useReaderKeys } from './use-reader-keys.ts';

interface ComicViewProps {
  readonly reading: ComicReading;
  /** Shown after the last page of a sample. */
  readonly sampleEnd: ReactNode;
}

export const ComicView = observer(function ComicView({ reading, sampleEnd }: ComicViewProps) {
  const { t } = useTranslation();
  const bars = useBarVisibility();
  const fullScreen = useFullScreen();
  useReaderKeys(reading, bars, fullScreen);
  const { toggle, hide } = bars;
  const tap = useCallback(
    (zone: Zone) => {
      if (zone === 'middle') return toggle();
      reading.turnTo(zone);
      hide();
    },
    [reading, toggle, hide],
  );

  const { mode, fit } = reading.choice;
  const { comic, page, count, isAtEnd } = reading;
  const end = t(comic.isSample ? 'reader:sampleEnd' : 'reader:end');
  return (
    <div
      className={styles.comic}
      data-scrolled={mode === 'vertical' || fit === 'width'}
      data-idle={!bars.isShown}
    >
      <TopBar issue={comic.issue} isSample={comic.isSample} bars={bars} fullScreen={fullScreen} />
      {mode === 'vertical' ? (
        <VerticalPages reading={reading} sampleEnd={sampleEnd} onTap={toggle} />
      ) : (
        <PagedPages reading={reading} sampleEnd={sampleEnd} onTap={tap} />
      )}
      <BottomBar reading={reading} bars={bars} />
      <PageAnnouncer text={isAtEnd ? end : t('reader:position', { page: page + 1, count })} />
    </div>
  );
});
