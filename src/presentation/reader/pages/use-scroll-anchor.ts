import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import type { PlaceInPage } from '../../../domain/reading/reading.ts';
import type { ComicReading } from '../comic-reading.ts';

/** The place at the middle of the window, and CSS pixels outside of the page. */
interface ScrollAnchor extends PlaceInPage {
  readonly outside: number;
}

/** The place is saved after this time without scrolling. */
const pauseMs = 200;

const middle = () => window.innerHeight / 2;

function anchorAt(page: number, box: DOMRect): ScrollAnchor {
  const distance = middle() - box.top;
  const inside = Math.min(Math.max(distance, 0), box.height);
  return { page, share: box.height > 0 ? inside / box.height : 0, outside: distance - inside };
}

/** Where the reader was in the page that is shown first. */
function startAnchorOf({ recorder: { place }, pageIndex }: ComicReading): ScrollAnchor | null {
  return place?.page === pageIndex ? { ...place, outside: 0 } : null;
}

/**
 * Keeps the same point of the comic at the middle of the window when the pages or the top bar get another size, for example
 * because the phone turns. Only the reader's own scrolling chooses another point, so that a phone that turns back shows
 * exactly the same place. The place is saved, and the comic opens there again (rule 134). Returns false while the scroll
 * position still belongs to the former width.
 */
export function useScrollAnchor(
  column: RefObject<HTMLElement | null>,
  reading: ComicReading,
  topBarHeight: number,
): () => boolean {
  const anchor = useRef(startAnchorOf(reading));
  const placedWidth = useRef<number | null>(null);
  const placedTop = useRef<number | null>(null);
  const isInPlace = useRef(() => placedWidth.current === window.innerWidth).current;

  const frameWidth = reading.frame?.width ?? 0;
  const shownWidth = reading.layout.shownSizeOf(reading.page).width;
  useLayoutEffect(() => {
    // Before the bar is measured, the column does not leave its place yet.
    if (frameWidth === 0 || shownWidth === 0 || topBarHeight === 0) return;
    placedWidth.current = window.innerWidth;
    const { current } = anchor;
    const page = current && column.current?.children[current.page];
    if (!page) return;
    const box = page.getBoundingClientRect();
    const distance = box.top + current.share * box.height + current.outside - middle();
    window.scrollBy({ top: distance, behavior: 'instant' });
    placedTop.current = window.scrollY;
  }, [column, frameWidth, shownWidth, topBarHeight]);

  const { page } = reading;
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const save = () => {
      clearTimeout(timer);
      timer = undefined;
      if (anchor.current) reading.recorder.recordPlace(anchor.current);
    };
    const saveUnsaved = () => timer !== undefined && save();
    const remember = () => {
      const element = column.current?.children[page];
      if (!element || !isInPlace() || window.scrollY === placedTop.current) return;
      placedTop.current = null;
      anchor.current = anchorAt(page, element.getBoundingClientRect());
      clearTimeout(timer);
      timer = setTimeout(save, pauseMs);
    };
    // A long scroll is over before its page is observed, and then no further scroll event follows.
    remember();
    window.addEventListener('scroll', remember, { passive: true });
    window.addEventListener('pagehide', saveUnsaved);
    return () => {
      window.removeEventListener('scroll', remember);
      window.removeEventListener('pagehide', saveUnsaved);
      saveUnsaved();
    };
  }, [column, reading, page, isInPlace]);
  return isInPlace;
}
