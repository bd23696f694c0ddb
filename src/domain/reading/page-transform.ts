import type { Size } from './page-size.ts';

/** Scales the pages around the top left corner of the window, then moves them. `x` and `y` in CSS pixels. */
export interface PageTransform {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

export interface WindowPoint {
  readonly x: number;
  readonly y: number;
}

/** A part of the reader before the transform, in CSS pixels. */
export interface PageArea extends WindowPoint, Size {}

export const noTransform: PageTransform = { scale: 1, x: 0, y: 0 };

/** The scale of a double tap. */
export const tapScale = 2.5;
const maxScale = 5;
/** Below this scale a page counts as not zoomed. */
export const minZoomScale = 1.05;

/** The heights of the bars, in CSS pixels. */
export interface BarHeights {
  readonly top: number;
  readonly bottom: number;
}

/** Moves pages out of the space of the bars, and makes them smaller only if they do not fit between them. */
export function transformBetweenBars(pages: Size, window: Size, { top, bottom }: BarHeights): PageTransform {
  const room = window.height - top - bottom;
  if (room <= 0 || pages.height <= 0) return noTransform;
  const pagesTop = (window.height - pages.height) / 2;
  if (pages.height <= room) {
    const lowest = window.height - bottom - pages.height;
    return { scale: 1, x: 0, y: Math.min(Math.max(pagesTop, top), lowest) - pagesTop };
  }
  const scale = room / pages.height;
  return { scale, x: (window.width * (1 - scale)) / 2, y: top - pagesTop * scale };
}

/** The transform with another scale that keeps the content at `point` where it is. */
export function zoomAt(transform: PageTransform, point: WindowPoint, scale: number): PageTransform {
  const limited = Math.min(Math.max(scale, 1), maxScale);
  const factor = limited / transform.scale;
  return {
    scale: limited,
    x: point.x - (point.x - transform.x) * factor,
    y: point.y - (point.y - transform.y) * factor,
  };
}

export const moveBy = ({ scale, x, y }: PageTransform, distance: WindowPoint): PageTransform => ({
  scale,
  x: x + distance.x,
  y: y + distance.y,
});

/** Keeps zoomed pages over the window: no gap at an edge, and centred in a direction in which they are smaller. */
export function keepInWindow(
  { scale, x, y }: PageTransform,
  pages: PageArea,
  window: PageArea,
): PageTransform {
  return {
    scale,
    x: keepOnAxis(x, scale, [pages.x, pages.width], [window.x, window.width]),
    y: keepOnAxis(y, scale, [pages.y, pages.height], [window.y, window.height]),
  };
}

type Extent = readonly [start: number, length: number];

function keepOnAxis(
  offset: number,
  scale: number,
  [pagesStart, pagesLength]: Extent,
  [windowStart, windowLength]: Extent,
): number {
  const start = pagesStart * scale - windowStart;
  const end = start + pagesLength * scale;
  if (end - start <= windowLength) return (windowLength - start - end) / 2;
  return Math.min(Math.max(offset, windowLength - end), -start);
}
