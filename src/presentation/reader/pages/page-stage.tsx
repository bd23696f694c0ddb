import { observer } from 'mobx-react-lite';
import { type CSSProperties, type ReactNode, useEffect, useRef } from 'react';
import {
  noTransform,
  type PageTransform,
  transformBetweenBars,
} from '../../../domain/reading/page-transform.ts';
import { type ReaderBars, reservesBarSpace } from '../bars/bar-places.ts';
import type { ComicReading } from '../comic-reading.ts';
import styles from './paged-pages.module.css';

/**
 * How the pages are shown without zoom: between the bars. In narrow windows pages also fill the space of hidden bars,
 * because they would be small otherwise. Scrolled pages pass under the bars.
 */
export function unzoomedTransform(reading: ComicReading, bars: ReaderBars): PageTransform {
  const { frame, layout, spread, choice, isAtEnd } = reading;
  if (!frame || isAtEnd || choice.fit === 'width') return noTransform;
  const transform = transformBetweenBars(layout.shownSizeOfSpread(spread), frame, bars);
  return bars.isShown || transform.scale === 1 || reservesBarSpace(frame) ? transform : noTransform;
}

interface PageStageProps {
  readonly reading: ComicReading;
  readonly bars: ReaderBars;
  readonly children: ReactNode;
}

/** Scales and moves the visible pages. Only bars that hide or return and double taps move the pages smoothly. */
export const PageStage = observer(function PageStage({ reading, bars, children }: PageStageProps) {
  const { pageIndex, isZooming } = reading;
  const { scale, x, y } = reading.zoom ?? unzoomedTransform(reading, bars);
  const rendered = useRef({ pageIndex, bars });
  const isTurn = rendered.current.pageIndex !== pageIndex;
  // Their heights change with the first measurement and with the window.
  const { bars: former } = rendered.current;
  const haveBarsResized = bars.isShown === former.isShown && bars !== former;
  useEffect(() => {
    rendered.current = { pageIndex, bars };
  }, [pageIndex, bars]);
  const style: CSSProperties & { '--scale': number } = {
    transform: `translate(${x}px, ${y}px) scale(${scale})`,
    '--scale': scale,
  };
  return (
    <div className={styles.stage} data-moves={!isTurn && !haveBarsResized && !isZooming} style={style}>
      {children}
    </div>
  );
});
