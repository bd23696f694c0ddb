import { observer } from 'mobx-react-lite';
import { type CSSProperties, type ReactNode, useEffect, useRef } from 'react';
import {
  type BarHeights,
  noTransform,
  type PageTransform,
  transformBetweenBars,
} from '../../../domain/reading/page-transform.ts';
import type { ComicReading } from '../comic-reading.ts';
import styles from './paged-pages.module.css';

/** How the pages are shown without zoom: between the bars while these are shown. Scrolled pages pass under the bars. */
export function unzoomedTransform(reading: ComicReading, bars: BarHeights | null): PageTransform {
  const { frame, layout, spread, choice, isAtEnd } = reading;
  if (!bars || !frame || isAtEnd || choice.fit === 'width') return noTransform;
  return transformBetweenBars(layout.shownSizeOfSpread(spread), frame, bars);
}

interface PageStageProps {
  readonly reading: ComicReading;
  /** Null while the bars are hidden. */
  readonly bars: BarHeights | null;
  readonly children: ReactNode;
}

/** Scales and moves the visible pages. Only bars that hide or return and double taps move the pages smoothly. */
export const PageStage = observer(function PageStage({ reading, bars, children }: PageStageProps) {
  const { pageIndex, isZooming } = reading;
  const { scale, x, y } = reading.zoom ?? unzoomedTransform(reading, bars);
  const rendered = useRef({ pageIndex, bars });
  const isTurn = rendered.current.pageIndex !== pageIndex;
  // Bars have other heights when they are measured first, and in another window.
  const areBarsMeasured = bars && rendered.current.bars && bars !== rendered.current.bars;
  useEffect(() => {
    rendered.current = { pageIndex, bars };
  }, [pageIndex, bars]);
  const style: CSSProperties & { '--scale': number } = {
    transform: `translate(${x}px, ${y}px) scale(${scale})`,
    '--scale': scale,
  };
  return (
    <div className={styles.stage} data-moves={!isTurn && !areBarsMeasured && !isZooming} style={style}>
      {children}
    </div>
  );
});
