import { type RefObject, useLayoutEffect, useMemo, useRef } from 'react';
import { scrollBeforeTurn } from '../../../domain/reading/page-scroll.ts';
import type { TurnDirection } from '../../../domain/reading/page-window.ts';
import { turnDirectionOf } from '../../../domain/reading/reading-choice.ts';
import type { ReaderBars } from '../bars/bar-places.ts';
import type { ComicReading } from '../comic-reading.ts';
import type { GestureTargets } from '../gestures/page-gestures.ts';
import { PageTrack } from '../gestures/page-track.ts';
import { PageZoom } from '../gestures/page-zoom.ts';
import type { Zone } from '../gestures/reader-zones.ts';
import type { WheelTargets } from '../gestures/wheel-gestures.ts';
import type { BarVisibility } from '../use-bar-visibility.ts';
import { unzoomedTransform } from './page-stage.tsx';

export interface PageMotion {
  /** The element that contains the pages. */
  readonly sheet: RefObject<HTMLDivElement | null>;
  readonly track: RefObject<HTMLDivElement | null>;
  /** Scrolls a page that is higher than the window. Returns false if nothing of it is left in this direction. */
  readonly scroll: (direction: TurnDirection) => boolean;
  readonly gestures: GestureTargets;
  readonly wheel: WheelTargets;
  readonly zoom: PageZoom;
}

/** Moves the pages by gestures and after page turns. Returns what gestures and keys do. */
export function usePageMotion(
  reading: ComicReading,
  bars: ReaderBars,
  visibility: Pick<BarVisibility, 'toggle' | 'hide'>,
): PageMotion {
  const sheet = useRef<HTMLDivElement>(null);
  const track = useRef<HTMLDivElement>(null);
  const latest = useRef({ bars, visibility });
  useLayoutEffect(() => {
    latest.current = { bars, visibility };
  });

  const { pageTrack, motion } = useMemo(() => {
    const pageTrack = new PageTrack(() => track.current);
    const unzoomed = () => unzoomedTransform(reading, latest.current.bars);
    const zoom = new PageZoom(reading, () => sheet.current, unzoomed);
    const scroll = (direction: TurnDirection): boolean => {
      const { choice, frame, isAtEnd } = reading;
      const isScrolled = reading.zoom === null && (choice.fit === 'width' || isAtEnd);
      if (!sheet.current || !frame || !isScrolled) return false;
      const { isShown, top, bottom } = latest.current.bars;
      // The end panel has padding for the bars.
      const visible =
        isShown && !isAtEnd ? { top, bottom: frame.height - bottom } : { top: 0, bottom: frame.height };
      const distance = scrollBeforeTurn(sheet.current.getBoundingClientRect(), visible, direction);
      if (distance === 0) return false;
      window.scrollBy({ top: distance, behavior: 'instant' });
      pageTrack.showScrolled(distance);
      return true;
    };
    const tap = (zone: Zone) => {
      const { visibility } = latest.current;
      if (zone === 'middle' || reading.zoom) return visibility.toggle();
      // `turnTo` gets the side, because a tap on the wrong side of a manga shows a hint.
      if (!scroll(turnDirectionOf(zone, reading.choice.direction))) reading.turnTo(zone);
      visibility.hide();
    };
    const gestures: GestureTargets = {
      width: () => sheet.current?.clientWidth ?? 0,
      isZoomed: () => reading.zoom !== null,
      onTap: tap,
      onDoubleTap: (point) => zoom.toggle(point),
      onSwipeMove: (distance) =>
        pageTrack.follow(distance / unzoomed().scale, reading.canTurnTo(distance < 0 ? 'right' : 'left')),
      onSwipeEnd: (side) => {
        if (!side || !reading.canTurnTo(side)) pageTrack.release();
        if (side) reading.turnTo(side);
      },
      onPan: (distance) => zoom.pan(distance),
      onPinch: (pinch) => zoom.pinch(pinch),
      onZoomEnd: () => zoom.end(),
    };
    const wheel: WheelTargets = {
      isZoomed: gestures.isZoomed,
      onTurn: (direction: TurnDirection) =>
        tap((direction === 1) === (reading.choice.direction === 'ltr') ? 'right' : 'left'),
      onPan: gestures.onPan,
      onZoom: (point, factor) => zoom.zoomBy(point, factor),
      onZoomEnd: gestures.onZoomEnd,
    };
    return { pageTrack, motion: { sheet, track, scroll, gestures, wheel, zoom } };
  }, [reading]);

  const { pageIndex, spreadIndex, choice, frame } = reading;
  const shown = useRef({ pageIndex, spreadIndex });
  const width = (frame?.width ?? 0) / unzoomedTransform(reading, bars).scale;
  useLayoutEffect(() => {
    const turns = spreadIndex - shown.current.spreadIndex;
    const isTurn = pageIndex !== shown.current.pageIndex && turns !== 0;
    shown.current = { pageIndex, spreadIndex };
    if (!isTurn) return;
    const isRightwards = turns > 0 === (choice.direction === 'ltr');
    pageTrack.show(isRightwards ? width : -width, choice.animatesTurns && Math.abs(turns) === 1);
  }, [pageTrack, pageIndex, spreadIndex, choice, width]);
  return motion;
}
