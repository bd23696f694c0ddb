import { prefersReducedMotion } from '../../ui/motion/reduced-motion.ts';

const slide: KeyframeAnimationOptions = { duration: 240, easing: 'cubic-bezier(.2, .8, .2, 1)' };

/** The part of the distance that pages follow where there is no page to turn to. */
const resistance = 0.3;

/**
 * Pages in a row that follow the finger and slide. Distances to the right unless noted, in CSS pixels. Nothing moves if the
 * reader prefers reduced motion.
 */
export class PageTrack {
  readonly #element: () => HTMLElement | null;
  #followed = 0;
  #sliding: Animation | undefined;

  constructor(element: () => HTMLElement | null) {
    this.#element = element;
  }

  /** `canTurn`: false if there is no page on that side. */
  follow(distance: number, canTurn: boolean): void {
    if (prefersReducedMotion()) return;
    this.#sliding?.cancel();
    this.#moveTo(distance * (canTurn ? 1 : resistance));
  }

  /** Slides back to the current page. */
  release(): void {
    const distance = this.#followed;
    this.#moveTo(0);
    if (distance !== 0) this.#slideFrom(`translateX(${distance}px)`);
  }

  /**
   * Call this when other pages are in place, before they are painted. The first frame shows them at `distance`, or where
   * the finger has moved them. Without a swipe they slide only if `isAnimated`.
   */
  show(distance: number, isAnimated: boolean): void {
    const followed = this.#followed;
    this.#moveTo(0);
    this.#sliding?.cancel();
    if (followed !== 0 || isAnimated) this.#slideFrom(`translateX(${followed + distance}px)`);
  }

  /** Call this when the window has scrolled down by `distance`. The pages slide from where they were. */
  showScrolled(distance: number): void {
    this.#sliding?.cancel();
    this.#slideFrom(`translateY(${distance}px)`);
  }

  #moveTo(distance: number): void {
    this.#followed = distance;
    const element = this.#element();
    if (element) element.style.transform = distance === 0 ? '' : `translateX(${distance}px)`;
  }

  #slideFrom(transform: string): void {
    if (prefersReducedMotion()) return;
    this.#sliding = this.#element()?.animate([{ transform }, { transform: 'none' }], slide);
  }
}
