import { makeAutoObservable, observable, runInAction } from 'mobx';
import type { PageImage } from '../../application/ports/reading/page-images.ts';
import type { Failure } from '../../domain/failure.ts';
import { isSufficient, type Size } from '../../domain/reading/page-size.ts';
import type { Result } from '../../domain/result.ts';
import type { PageRequest } from './page-source.ts';

/** A cached page: its image when it is ready, its failure if it could not be loaded. */
export interface CachedPage {
  readonly image: PageImage | null;
  readonly failure: Failure | null;
  /** Set while the page loads. */
  readonly loading: AbortController | null;
}

type LoadPage = (request: PageRequest) => Promise<Result<PageImage, Failure>>;
type SizeOf = (page: number) => Size;

/** More parallel requests would slow down the current page. */
const maxConcurrent = 2;

const emptyPage: CachedPage = { image: null, failure: null, loading: null };

export interface PagePriorities {
  /** The visible pages. */
  readonly current: readonly number[];
  /** The other pages to keep, most important first. */
  readonly others: readonly number[];
}

/**
 * The pages kept in memory. The current pages load alone until they are painted, then the others in order of priority.
 * Pages that are no longer needed are released.
 */
export class PageCache {
  readonly pages = observable.map<number, CachedPage>({}, { deep: false });
  readonly #load: LoadPage;
  readonly #onLoaded: () => void;
  readonly #pagesWithStaleAddress = new Set<number>();
  #current: readonly number[] = [];
  /** All pages to keep, the current ones first. */
  #priorities: readonly number[] = [];
  #sizeOf: SizeOf = () => ({ width: 1, height: 1 });
  readonly #paintedPages = new Set<number>();

  /** `onLoaded`: called after each page that has loaded. */
  constructor(load: LoadPage, onLoaded: () => void) {
    this.#load = load;
    this.#onLoaded = onLoaded;
    makeAutoObservable(this, { pages: false }, { autoBind: true });
  }

  update({ current, others }: PagePriorities, sizeOf: SizeOf): void {
    const isPageTurn = current.join() !== this.#current.join();
    const priorities = [...current, ...others];
    this.#current = current;
    this.#priorities = priorities;
    this.#sizeOf = sizeOf;
    for (const [page, { image }] of [...this.pages]) {
      if (!priorities.includes(page)) this.#release(page);
      else if (image) this.#clearFailure(page);
    }
    if (isPageTurn) {
      this.#paintedPages.clear();
      // They failed in the background, but now the reader is waiting for them.
      for (const page of current) this.#retryFailed(page);
    }
    this.#loadNext();
  }

  isReady(page: number): boolean {
    return Boolean(this.pages.get(page)?.image);
  }

  /** Call this when a current page is painted. Once all of them are, the others load. */
  markPainted(page: number): void {
    if (!this.#current.includes(page)) return;
    this.#paintedPages.add(page);
    this.#loadNext();
  }

  /** Loads a failed page again with a new URL, and with it all other failed pages. */
  retry(page: number): void {
    this.#retryFailed(page);
    for (const otherPage of this.#priorities) this.#clearFailure(otherPage);
    this.#loadNext();
  }

  clear(): void {
    this.#current = [];
    this.#priorities = [];
    for (const page of [...this.pages.keys()]) this.#release(page);
  }

  #loadNext(): void {
    for (const page of this.#current) if (this.#isMissing(page)) void this.#startLoading(page);
    const isWaiting = this.#current.some(
      (page) => !this.#paintedPages.has(page) && !this.pages.get(page)?.failure,
    );
    if (isWaiting) return;
    for (const page of this.#priorities) {
      const loading = [...this.pages.values()].filter((cached) => cached.loading).length;
      if (loading >= maxConcurrent) return;
      if (this.#isMissing(page)) void this.#startLoading(page);
    }
  }

  #isMissing(page: number): boolean {
    const { image, failure, loading } = this.pages.get(page) ?? emptyPage;
    if (failure || loading) return false;
    return !image || !isSufficient(image, this.#sizeOf(page));
  }

  async #startLoading(page: number): Promise<void> {
    const loading = new AbortController();
    this.#change(page, { loading });
    const isUrgent = this.#current.includes(page);
    const isRetry = this.#pagesWithStaleAddress.delete(page);
    const outcome = await this.#load({
      page,
      size: this.#sizeOf(page),
      isUrgent,
      isRetry,
      signal: loading.signal,
    });
    if (!loading.signal.aborted) runInAction(() => this.#handleResponse(page, outcome));
    else if (outcome.ok) outcome.value.release();
  }

  #handleResponse(page: number, outcome: Result<PageImage, Failure>): void {
    const formerImage = this.pages.get(page)?.image ?? null;
    if (outcome.ok) {
      this.#change(page, { image: outcome.value, loading: null });
      formerImage?.release();
      this.#onLoaded();
    } else {
      // An image that is already shown stays, although it is not as sharp as possible.
      this.#change(page, { failure: outcome.failure, loading: null });
    }
    this.#loadNext();
  }

  #retryFailed(page: number): void {
    if (!this.pages.get(page)?.failure) return;
    this.#pagesWithStaleAddress.add(page);
    this.#clearFailure(page);
  }

  #clearFailure(page: number): void {
    if (this.pages.get(page)?.failure) this.#change(page, { failure: null });
  }

  #change(page: number, change: Partial<CachedPage>): void {
    this.pages.set(page, { ...(this.pages.get(page) ?? emptyPage), ...change });
  }

  #release(page: number): void {
    const cached = this.pages.get(page);
    cached?.loading?.abort();
    cached?.image?.release();
    this.#pagesWithStaleAddress.delete(page);
    this.pages.delete(page);
  }
}
