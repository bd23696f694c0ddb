import type { WindowPoint } from '../../../domain/reading/page-transform.ts';
import type { TurnDirection } from '../../../domain/reading/page-window.ts';

export interface WheelTargets {
  isZoomed(): boolean;
  onTurn(direction: TurnDirection): void;
  onPan(distance: WindowPoint): void;
  onZoom(point: WindowPoint, factor: number): void;
  /** The last event of a gesture that zooms or pans is over. */
  onZoomEnd(): void;
}

/** A movement of the wheel. Distances in CSS pixels. */
export interface WheelMove {
  readonly point: WindowPoint;
  readonly across: number;
  readonly down: number;
  /** True with the Ctrl key, which browsers also report for a pinch on a trackpad. */
  readonly isPinch: boolean;
  /** True if the content can scroll in this direction. */
  readonly canScroll: () => boolean;
}

/** 'idle': no gesture. 'over': its page is turned, and what follows is inertia. */
type WheelKind = 'idle' | 'turn' | 'over' | 'scroll' | 'zoom';

/** Events without a longer pause between them are one gesture. */
const gestureGapMs = 200;

/** A smaller movement does not turn a page. */
const minTurnPx = 30;

/** One event of a wheel with notches would otherwise zoom by a factor of three. */
const maxZoomStepPx = 25;

/** Turns one page for each gesture of a wheel or trackpad, because its inertia must not skip pages. Zooms with Ctrl. */
export class WheelGestures {
  readonly #targets: WheelTargets;
  #kind: WheelKind = 'idle';
  #moved = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(targets: WheelTargets) {
    this.#targets = targets;
  }

  /** Returns false if the browser shall scroll. */
  move({ point, across, down, isPinch, canScroll }: WheelMove): boolean {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#finish(), gestureGapMs);
    if (isPinch) {
      this.#kind = 'zoom';
      const step = Math.min(Math.max(down, -maxZoomStepPx), maxZoomStepPx);
      this.#targets.onZoom(point, Math.exp(-step / 100));
      return true;
    }
    if (this.#targets.isZoomed()) {
      this.#kind = 'zoom';
      this.#targets.onPan({ x: -across, y: -down });
      return true;
    }
    if (this.#kind === 'idle')
      this.#kind = Math.abs(across) > Math.abs(down) || canScroll() ? 'scroll' : 'turn';
    if (this.#kind === 'turn') this.#turn(down);
    return this.#kind !== 'scroll';
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  #turn(down: number): void {
    this.#moved += down;
    if (Math.abs(this.#moved) < minTurnPx) return;
    this.#kind = 'over';
    this.#targets.onTurn(this.#moved > 0 ? 1 : -1);
  }

  #finish(): void {
    if (this.#kind === 'zoom') this.#targets.onZoomEnd();
    this.#kind = 'idle';
    this.#moved = 0;
  }
}
