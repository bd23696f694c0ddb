/**
 * Covers within this distance of the screen are rendered. Chromium starts to load lazy images at the same distance on
 * slow networks; a smaller value would delay covers.
 */
const marginPx = 2500;

interface WatchedBatch {
  readonly batch: number;
  readonly onChange: (isNear: boolean) => void;
  /** The last reported value; null before the first report. */
  lastReported: boolean | null;
}

/** Reports which batches of a long list are near the visible area. It observes only the first card of each batch. */
export class CardWindow {
  readonly #watched = new Map<Element, WatchedBatch>();
  readonly #heads = new Set<number>();
  #observer: IntersectionObserver | null = null;

  /** Calls `onChange` with the first value and at every change, until the returned function is called. */
  watch(batch: number, head: Element, onChange: (isNear: boolean) => void): () => void {
    // Without IntersectionObserver, everything counts as near.
    if (!window.IntersectionObserver) {
      onChange(true);
      return () => {};
    }
    this.#observer ??= new IntersectionObserver((entries) => this.#update(entries), {
      rootMargin: `${marginPx}px 0px`,
    });
    this.#watched.set(head, { batch, onChange, lastReported: null });
    this.#observer.observe(head);
    return () => {
      this.#observer?.unobserve(head);
      this.#watched.delete(head);
      this.#heads.delete(batch);
    };
  }

  #update(entries: readonly IntersectionObserverEntry[]): void {
    for (const { target, isIntersecting } of entries) {
      const batch = this.#watched.get(target)?.batch;
      if (batch === undefined) continue;
      if (isIntersecting) this.#heads.add(batch);
      else this.#heads.delete(batch);
    }
    const heads = this.#heads.size > 0 ? [...this.#heads] : [this.#lastAboveScreen()];
    // The end of the batch before the first visible head is near too.
    const firstNearBatch = Math.min(...heads) - 1;
    const lastNearBatch = Math.max(...heads);
    for (const each of this.#watched.values()) {
      const isNear = each.batch >= firstNearBatch && each.batch <= lastNearBatch;
      if (isNear !== each.lastReported) each.onChange(isNear);
      each.lastReported = isNear;
    }
  }

  /** The visible batch if none begins near the screen, such as after a jump to the end of the page. */
  #lastAboveScreen(): number {
    const above = [...this.#watched].filter(([head]) => head.getBoundingClientRect().top < 0);
    return Math.max(0, ...above.map(([, { batch }]) => batch));
  }
}
