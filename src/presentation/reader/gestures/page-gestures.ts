import type { WindowPoint } from '../../../domain/reading/page-transform.ts';
import type { Side } from '../../../domain/reading/reading-choice.ts';
import { isDoubleTap, swipeSide, type TouchPoint, type Zone, zoneAt } from './reader-zones.ts';

/** Two fingers that moved: the middle between them, and how much further apart they are. */
export interface Pinch {
  readonly from: WindowPoint;
  readonly to: WindowPoint;
  readonly factor: number;
}

export interface GestureTargets {
  width(): number;
  isZoomed(): boolean;
  onTap(zone: Zone): void;
  onDoubleTap(point: WindowPoint): void;
  /** The distance that the finger has moved to the right, in CSS pixels. */
  onSwipeMove(distance: number): void;
  /** Null if the page does not turn. */
  onSwipeEnd(side: Side | null): void;
  onPan(distance: WindowPoint): void;
  onPinch(pinch: Pinch): void;
  /** The fingers of a pan or a pinch are lifted. */
  onZoomEnd(): void;
}

/** 'tap' until the pointer moves. 'over': the pointer is ignored until it is lifted. */
type GestureKind = 'tap' | 'swipe' | 'pan' | 'pinch' | 'over';

/** A pointer that moves less is still. */
const toleranceInPx = 8;

/** Pages turn at once. Only a tap that may become a double tap waits this time. */
const doubleTapMs = 250;

/** Recognises gestures from the pointers on a page. */
export class PageGestures {
  readonly #targets: GestureTargets;
  readonly #pointers = new Map<number, TouchPoint>();
  #kind: GestureKind = 'tap';
  #isTouch = false;
  #start: TouchPoint = { x: 0, y: 0, timeMs: 0 };
  #firstTap: WindowPoint | null = null;
  #tapTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(targets: GestureTargets) {
    this.#targets = targets;
  }

  press(id: number, point: TouchPoint, isTouch: boolean): void {
    this.#pointers.set(id, point);
    this.#isTouch = isTouch;
    if (this.#pointers.size === 1) {
      this.#kind = 'tap';
      this.#start = point;
    } else {
      if (this.#kind === 'swipe') this.#targets.onSwipeEnd(null);
      this.#kind = this.#pointers.size === 2 ? 'pinch' : 'over';
    }
  }

  move(id: number, point: TouchPoint): void {
    const former = this.#pointers.get(id);
    if (!former) return;
    if (this.#kind === 'tap') this.#kind = this.#kindOfMove(point);
    if (this.#kind === 'tap') return;
    const other = [...this.#pointers].find(([otherId]) => otherId !== id)?.[1];
    this.#pointers.set(id, point);
    if (this.#kind === 'swipe') this.#targets.onSwipeMove(point.x - this.#start.x);
    else if (this.#kind === 'pan') this.#targets.onPan({ x: point.x - former.x, y: point.y - former.y });
    else if (this.#kind === 'pinch' && other) this.#targets.onPinch(pinchOf(other, former, point));
  }

  lift(id: number, point: TouchPoint): void {
    if (!this.#pointers.delete(id)) return;
    const kind = this.#kind;
    if (kind === 'swipe') this.#targets.onSwipeEnd(swipeSide(this.#start, point, this.#targets.width()));
    if (kind === 'pan' || kind === 'pinch') this.#targets.onZoomEnd();
    // The finger that is still on the page moves it. It must not turn the page.
    if (kind === 'pinch') this.#kind = this.#targets.isZoomed() ? 'pan' : 'over';
  }

  /** The browser uses the pointers for its own gesture, such as scrolling. */
  cancel(): void {
    if (this.#pointers.size === 0) return;
    this.#pointers.clear();
    if (this.#kind === 'swipe') this.#targets.onSwipeEnd(null);
    if (this.#kind === 'pan' || this.#kind === 'pinch') this.#targets.onZoomEnd();
    this.#kind = 'over';
  }

  click(point: WindowPoint): void {
    if (this.#kind !== 'tap') return;
    const zone = zoneAt(point.x, this.#targets.width(), this.#isTouch);
    if (zone !== 'middle' && !this.#targets.isZoomed()) {
      this.#forgetTap();
      this.#targets.onTap(zone);
    } else if (this.#firstTap && isDoubleTap(this.#firstTap, point)) {
      this.#forgetTap();
      this.#targets.onDoubleTap(point);
    } else {
      this.#forgetTap();
      this.#firstTap = point;
      this.#tapTimer = setTimeout(() => {
        this.#firstTap = null;
        this.#targets.onTap('middle');
      }, doubleTapMs);
    }
  }

  /** Call this when the page is no longer shown. */
  stop(): void {
    this.#forgetTap();
  }

  #forgetTap(): void {
    clearTimeout(this.#tapTimer);
    this.#firstTap = null;
  }

  #kindOfMove({ x, y }: WindowPoint): GestureKind {
    const [across, down] = [Math.abs(x - this.#start.x), Math.abs(y - this.#start.y)];
    if (Math.max(across, down) < toleranceInPx) return 'tap';
    if (this.#targets.isZoomed()) return 'pan';
    return across > down ? 'swipe' : 'over';
  }
}

function pinchOf(still: WindowPoint, from: WindowPoint, to: WindowPoint): Pinch {
  const middleOf = ({ x, y }: WindowPoint) => ({ x: (still.x + x) / 2, y: (still.y + y) / 2 });
  const distanceTo = ({ x, y }: WindowPoint) => Math.max(1, Math.hypot(x - still.x, y - still.y));
  return { from: middleOf(from), to: middleOf(to), factor: distanceTo(to) / distanceTo(from) };
}
