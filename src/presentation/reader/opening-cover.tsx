import { observer } from 'mobx-react-lite';
import { type CSSProperties, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type ReadingFrame, shownSize } from '../../domain/reading/page-size.ts';
import { transformBetweenBars } from '../../domain/reading/page-transform.ts';
import type { IntendedReading, ReadingChoice } from '../../domain/reading/reading-choice.ts';
import { coverSentTo, forgetSentCover, type SentCover } from '../ui/motion/travelling-cover.ts';
import { usualBarsIn } from './bars/bar-places.ts';
import styles from './opening-cover.module.css';
import type { ReaderPresenter } from './reader-presenter.ts';

/** How most issues are read. */
const usualReading: IntendedReading = { readingMode: 'paged', readingDirection: 'ltr' };

interface OpeningCoverProps {
  readonly presenter: ReaderPresenter;
  /** The path of the reader, to which the cover was sent. */
  readonly path: string;
}

/**
 * The cover that travels here from the pressed link, over the place of the page until that is shown. It never delays the
 * page, which may be ready earlier.
 */
export const OpeningCover = observer(function OpeningCover({ presenter, path }: OpeningCoverProps) {
  const [cover] = useState(() => coverSentTo(path));
  useEffect(forgetSentCover, []);
  const [state, setState] = useState<'shown' | 'leaving' | 'gone'>('shown');
  // Stays 'leaving' if the reader then turns to a page that is not loaded.
  if (state === 'shown' && !presenter.isOpening) setState('leaving');
  const { frame } = presenter;
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (box.current && cover) growFrom(cover.from, box.current);
  }, [cover]);
  if (!cover || !frame || state === 'gone') return null;
  return (
    <div className={styles.opening} data-leaving={state === 'leaving' || undefined} aria-hidden="true">
      <div
        ref={box}
        className={styles.cover}
        style={placeOf(cover.ratio, frame, presenter.choiceFor({ ...usualReading, ...cover.issue }))}
        data-page-cover
      >
        <img
          className={styles.image}
          src={cover.imageAddress}
          alt=""
          decoding="sync"
          onError={() => setState('gone')}
          onAnimationEnd={() => setState('gone')}
        />
      </div>
    </div>
  );
});

const growth: KeyframeAnimationOptions = { duration: 300, easing: 'cubic-bezier(.2, .8, .2, 1)' };

function growFrom(from: SentCover['from'], element: HTMLElement): void {
  const to = element.getBoundingClientRect();
  const move = `translate(${from.x - to.x}px, ${from.y - to.y}px)`;
  const scale = `scale(${from.width / to.width}, ${from.height / to.height})`;
  element.animate([{ transform: `${move} ${scale}` }, { transform: 'none' }], growth);
}

/** The place of a first page of this width divided by height. */
function placeOf(ratio: number, frame: ReadingFrame, { mode, fit }: ReadingChoice): CSSProperties {
  const page = shownSize({ width: ratio, height: 1 }, frame, mode, fit);
  const bars = usualBarsIn(frame);
  // Scrolled pages begin below the upper bar.
  if (mode === 'vertical' || fit === 'width')
    return { left: (frame.width - page.width) / 2, top: bars.top, ...page };
  const { scale, x, y } = transformBetweenBars(page, frame, bars);
  return {
    left: ((frame.width - page.width) / 2) * scale + x,
    top: ((frame.height - page.height) / 2) * scale + y,
    width: page.width * scale,
    height: page.height * scale,
  };
}
