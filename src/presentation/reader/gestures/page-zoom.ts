import {
  keepInWindow,
  minZoomScale,
  moveBy,
  type PageArea,
  type PageTransform,
  tapScale,
  type WindowPoint,
  zoomAt,
} from '../../../domain/reading/page-transform.ts';
import type { ComicReading } from '../comic-reading.ts';
import type { Pinch } from './page-gestures.ts';

/** Zooms and moves the visible pages. Points are those of the window. */
export class PageZoom {
  readonly #reading: ComicReading;
  readonly #area: () => HTMLElement | null;
  readonly #unzoomed: () => PageTransform;

  /** `area`: the element that contains the pages. `unzoomed`: how the pages are shown without zoom. */
  constructor(reading: ComicReading, area: () => HTMLElement | null, unzoomed: () => PageTransform) {
    this.#reading = reading;
    this.#area = area;
    this.#unzoomed = unzoomed;
  }

  /** Zooms in at the point, or out. */
  toggle(point: WindowPoint): void {
    if (this.#reading.zoom) this.#reading.zoomTo(null);
    else this.#show(zoomAt(this.#unzoomed(), this.#toArea(point), tapScale));
    this.#reading.updateCache();
  }

  pan(distance: WindowPoint): void {
    const { zoom } = this.#reading;
    if (zoom) this.#show(moveBy(zoom, distance), true);
  }

  pinch({ from, to, factor }: Pinch): void {
    const transform = this.#reading.zoom ?? this.#unzoomed();
    const zoomed = zoomAt(transform, this.#toArea(from), transform.scale * factor);
    this.#show(moveBy(zoomed, { x: to.x - from.x, y: to.y - from.y }), true);
  }

  /** Zooms around the point. A factor of 0 shows the pages without zoom. */
  zoomBy(point: WindowPoint, factor: number): void {
    const { zoom, isAtEnd } = this.#reading;
    if (isAtEnd || (!zoom && factor < 1)) return;
    this.pinch({ from: point, to: point, factor });
  }

  /** Decodes the pages for their size, now that it is stable. */
  end(): void {
    const { zoom } = this.#reading;
    this.#reading.zoomTo(zoom && zoom.scale >= minZoomScale ? zoom : null);
    this.#reading.updateCache();
  }

  #show(transform: PageTransform, isFollowing = false): void {
    const box = this.#area()?.getBoundingClientRect();
    const { frame, layout, spread } = this.#reading;
    if (!box || !frame) return;
    const { width, height } = layout.shownSizeOfSpread(spread);
    const pages: PageArea = { x: (box.width - width) / 2, y: (box.height - height) / 2, width, height };
    const window: PageArea = { x: -box.x, y: -box.y, width: frame.width, height: frame.height };
    this.#reading.zoomTo(keepInWindow(transform, pages, window), isFollowing);
  }

  #toArea({ x, y }: WindowPoint): WindowPoint {
    const box = this.#area()?.getBoundingClientRect();
    return { x: x - (box?.x ?? 0), y: y - (box?.y ?? 0) };
  }
}
