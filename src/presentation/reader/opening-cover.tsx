import { observer } from 'mobx-react-lite';
import { type CSSProperties, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { isLowWindow, type ReadingFrame, shownSize } from '../../domain/reading/page-size.ts';
import { type BarHeights, transformBetweenBars } from '../../domain/reading/page-transform.ts';
import { coverSentTo, forgetSentCover, type SentCover } from '../ui/motion/travelling-cover.ts';
import styles from './opening-cover.module.css';
import type { ReaderPresenter } from './reader-presenter.ts';

/** In CSS pixels. The bars are not rendered yet. In a narrow window the lower one has two rows. */
const usualBars: BarHeights = { top: 53, bottom: 53 };
const narrowBars: BarHeights = { top: 53, bottom: 101 };
const maxNarrowWidth = 500;

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
      <div ref={box} className={styles.cover} style={placeOf(cover.ratio, frame)} data-page-cover>
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

/** The place of a page of this width divided by height. */
function placeOf(ratio: number, frame: ReadingFrame): CSSProperties {
  if (isLowWindow(frame))
    return { left: 0, top: usualBars.top, width: frame.width, height: frame.width / ratio };
  const page = shownSize({ width: ratio, height: 1 }, frame, 'paged', 'page');
  const bars = frame.width > maxNarrowWidth ? usualBars : narrowBars;
  const { scale, x, y } = transformBetweenBars(page, frame, bars);
  return {
    left: ((frame.width - page.width) / 2) * scale + x,
    top: ((frame.height - page.height) / 2) * scale + y,
    width: page.width * scale,
    height: page.height * scale,
  };
}
