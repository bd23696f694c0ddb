import { type RefObject, useLayoutEffect, useMemo, useRef } from 'react';
import type { BarHeights } from '../../../domain/reading/page-transform.ts';
import type { TurnDirection } from '../../../domain/reading/page-window.ts';
import type { ComicReading } from '../comic-reading.ts';
import type { GestureTargets } from '../gestures/page-gestures.ts';
import { PageTrack } from '../gestures/page-track.ts';
import { PageZoom } from '../gestures/page-zoom.ts';
import type { Zone } from '../gestures/reader-zones.ts';
import type { WheelTargets } from '../gestures/wheel-gestures.ts';
import { unzoomedTransform } from './page-stage.tsx';

interface PageElements {
  readonly sheet: RefObject<HTMLElement | null>;
  readonly track: RefObject<HTMLElement | null>;
}

interface PageMotion {
  readonly gestures: GestureTargets;
  readonly wheel: WheelTargets;
  readonly zoom: PageZoom;
}

/** Moves the pages by gestures and after page turns. Returns what the gestures do. */
export function usePageMotion(
  reading: ComicReading,
  bars: BarHeights | null,
  { sheet, track }: PageElements,
  onTap: (zone: Zone) => void,
): PageMotion {
  const latest = useRef({ bars, onTap });
  useLayoutEffect(() => {
    latest.current = { bars, onTap };
  });

  const { pageTrack, motion } = useMemo(() => {
    const pageTrack = new PageTrack(() => track.current);
    const unzoomed = () => unzoomedTransform(reading, latest.current.bars);
    const zoom = new PageZoom(reading, () => sheet.current, unzoomed);
    const gestures: GestureTargets = {
      width: () => sheet.current?.clientWidth ?? 0,
      isZoomed: () => reading.zoom !== null,
      onTap: (zone) => latest.current.onTap(zone),
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
        latest.current.onTap((direction === 1) === (reading.choice.direction === 'ltr') ? 'right' : 'left'),
      onPan: gestures.onPan,
      onZoom: (point, factor) => zoom.zoomBy(point, factor),
      onZoomEnd: gestures.onZoomEnd,
    };
    return { pageTrack, motion: { gestures, wheel, zoom } };
  }, [reading, sheet, track]);

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
