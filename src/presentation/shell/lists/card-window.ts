/**
 * Pixels above and below the screen within which covers are drawn. As far ahead as Chromium begins to load lazy
 * images on slow networks: nearer, and a cover would come later than without this.
 */
const margin = 2500;

interface Watched {
  readonly batch: number;
  readonly tell: (isNear: boolean) => void;
  /** What was told last; null: nothing yet. */
  told: boolean | null;
}

/** Tells the batches of a long list which of them are near what is seen. Only the first card of each is observed. */
export class CardWindow {
  readonly #watched = new Map<Element, Watched>();
  readonly #heads = new Set<number>();
  #observer: IntersectionObserver | null = null;

  /** Tells at once, and at every change, until what it returns is called. */
  watch(batch: number, head: Element, tell: (isNear: boolean) => void): () => void {
    // Where nothing tells what is near, everything is.
    if (!window.IntersectionObserver) {
      tell(true);
      return () => {};
    }
    this.#observer ??= new IntersectionObserver((entries) => this.#see(entries), {
      rootMargin: `${margin}px 0px`,
    });
    this.#watched.set(head, { batch, tell, told: null });
    this.#observer.observe(head);
    return () => {
      this.#observer?.unobserve(head);
      this.#watched.delete(head);
      this.#heads.delete(batch);
    };
  }

  #see(entries: readonly IntersectionObserverEntry[]): void {
    for (const { target, isIntersecting } of entries) {
      const batch = this.#watched.get(target)?.batch;
      if (batch === undefined) continue;
      if (isIntersecting) this.#heads.add(batch);
      else this.#heads.delete(batch);
    }
    const heads = this.#heads.size > 0 ? [...this.#heads] : [this.#lastAboveScreen()];
    // The end of the batch before the first head is near too.
    const first = Math.min(...heads) - 1;
    const last = Math.max(...heads);
    for (const each of this.#watched.values()) {
      const isNear = each.batch >= first && each.batch <= last;
      if (isNear !== each.told) each.tell(isNear);
      each.told = isNear;
    }
  }

  /** The batch that is seen where no batch begins near the screen, such as after a jump to the end of a page. */
  #lastAboveScreen(): number {
    const above = [...this.#watched].filter(([head]) => head.getBoundingClientRect().top < 0);
    return Math.max(0, ...above.map(([, { batch }]) => batch));
  }
}
