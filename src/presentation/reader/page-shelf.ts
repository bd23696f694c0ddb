import { makeAutoObservable, observable, runInAction } from 'mobx';
import type { PageImage } from '../../application/ports/reading/page-images.ts';
import type { Failure } from '../../domain/failure.ts';
import { isSufficient, type Size } from '../../domain/reading/page-size.ts';
import type { Result } from '../../domain/result.ts';
import type { PageRequest } from './page-source.ts';

/** A page on the shelf: its image when it is ready, its failure when there is none to show. */
export interface ShelvedPage {
  readonly image: PageImage | null;
  readonly failure: Failure | null;
  /** Set while it is being loaded. */
  readonly loading: AbortController | null;
}

type LoadPage = (request: PageRequest) => Promise<Result<PageImage, Failure>>;
type SizeOf = (page: number) => Size;

/** Pages that load at once: more would only take the line from the one that is wanted first. */
const together = 2;

const empty: ShelvedPage = { image: null, failure: null, loading: null };

/**
 * The pages held ready. The one that is read goes alone until it is painted; then come the others in the
 * order in which they are wanted. What is not wanted any more is released.
 */
export class PageShelf {
  readonly pages = observable.map<number, ShelvedPage>({}, { deep: false });
  readonly #load: LoadPage;
  readonly #distrusted = new Set<number>();
  #wanted: readonly number[] = [];
  #sizeOf: SizeOf = () => ({ width: 1, height: 1 });
  #painted = -1;

  constructor(load: LoadPage) {
    this.#load = load;
    makeAutoObservable(this, { pages: false }, { autoBind: true });
  }

  /** `wanted`: the most wanted page first, which is the one that is read. */
  arrange(wanted: readonly number[], sizeOf: SizeOf): void {
    const isTurn = wanted[0] !== this.#wanted[0];
    this.#wanted = wanted;
    this.#sizeOf = sizeOf;
    for (const [page, { image }] of [...this.pages]) {
      if (!wanted.includes(page)) this.#release(page);
      else if (image) this.#forgive(page);
    }
    if (isTurn) {
      this.#painted = -1;
      // It failed when nobody was waiting for it: now somebody is.
      if (wanted[0] !== undefined) this.#tryAgain(wanted[0]);
    }
    this.#advance();
  }

  isReady(page: number): boolean {
    return Boolean(this.pages.get(page)?.image);
  }

  /** The page that is read has come to the screen: there is time for the others. */
  painted(page: number): void {
    if (page !== this.#wanted[0]) return;
    this.#painted = page;
    this.#advance();
  }

  /** Loads the page once more, from a fresh address, and with it whatever else has failed. */
  retry(page: number): void {
    this.#tryAgain(page);
    for (const other of this.#wanted) this.#forgive(other);
    this.#advance();
  }

  clear(): void {
    this.#wanted = [];
    for (const page of [...this.pages.keys()]) this.#release(page);
  }

  #advance(): void {
    const [current] = this.#wanted;
    if (current === undefined) return;
    if (this.#isMissing(current)) void this.#start(current);
    if (this.#painted !== current && !this.pages.get(current)?.failure) return;
    for (const page of this.#wanted) {
      const loading = [...this.pages.values()].filter((shelved) => shelved.loading).length;
      if (loading >= together) return;
      if (this.#isMissing(page)) void this.#start(page);
    }
  }

  #isMissing(page: number): boolean {
    const { image, failure, loading } = this.pages.get(page) ?? empty;
    if (failure || loading) return false;
    return !image || !isSufficient(image, this.#sizeOf(page));
  }

  async #start(page: number): Promise<void> {
    const loading = new AbortController();
    this.#change(page, { loading });
    const isUrgent = page === this.#wanted[0];
    const isRetry = this.#distrusted.delete(page);
    const outcome = await this.#load({
      page,
      size: this.#sizeOf(page),
      isUrgent,
      isRetry,
      signal: loading.signal,
    });
    if (!loading.signal.aborted) runInAction(() => this.#settle(page, outcome));
    else if (outcome.ok) outcome.value.release();
  }

  #settle(page: number, outcome: Result<PageImage, Failure>): void {
    const before = this.pages.get(page)?.image ?? null;
    if (outcome.ok) {
      this.#change(page, { image: outcome.value, loading: null });
      before?.release();
    } else {
      // What is shown already stays, only not as sharp as it could be.
      this.#change(page, { failure: outcome.failure, loading: null });
    }
    this.#advance();
  }

  #tryAgain(page: number): void {
    if (!this.pages.get(page)?.failure) return;
    this.#distrusted.add(page);
    this.#forgive(page);
  }

  #forgive(page: number): void {
    if (this.pages.get(page)?.failure) this.#change(page, { failure: null });
  }

  #change(page: number, change: Partial<ShelvedPage>): void {
    this.pages.set(page, { ...(this.pages.get(page) ?? empty), ...change });
  }

  #release(page: number): void {
    const shelved = this.pages.get(page);
    shelved?.loading?.abort();
    shelved?.image?.release();
    this.#distrusted.delete(page);
    this.pages.delete(page);
  }
}
