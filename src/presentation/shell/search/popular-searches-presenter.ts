import { makeAutoObservable } from 'mobx';
import type { PopularSearches } from '../../../application/ports/catalogue/popular-searches.ts';
import { Loadable, loadedValueOf } from '../loading/loadable.ts';
import type { LanguagePresenter } from '../preferences/language-presenter.ts';
import type { MarketPresenter } from '../profile/market-presenter.ts';

/**
 * What many readers search for and can find, loaded once per session, language and market of the reader. A failure means
 * no texts, because they are only an offer.
 */
export class PopularSearchesPresenter {
  readonly #popularSearches: PopularSearches;
  readonly #language: LanguagePresenter;
  readonly #market: Pick<MarketPresenter, 'viewerKey'>;
  /** Keyed by language and viewer. */
  readonly #loadable = new Loadable<readonly string[], string>();
  #loading: Promise<unknown> = Promise.resolve();

  constructor(
    popularSearches: PopularSearches,
    language: LanguagePresenter,
    market: Pick<MarketPresenter, 'viewerKey'>,
  ) {
    this.#popularSearches = popularSearches;
    this.#language = language;
    this.#market = market;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** null until they are loaded. */
  get texts(): readonly string[] | null {
    const state = this.#loadable.stateOf(this.#key);
    return state.kind === 'failed' ? [] : loadedValueOf(state);
  }

  /** Concurrent callers share one request. */
  async start(): Promise<void> {
    const key = this.#key;
    const { kind } = this.#loadable.stateOf(key);
    if (kind === 'ready') return;
    if (kind !== 'loading') this.#loading = this.#loadable.load(key, () => this.#popularSearches.list());
    await this.#loading;
  }

  /** The reader does not wait for it, and sees nothing of a failure. */
  count(text: string): void {
    void this.#popularSearches.count(text);
  }

  get #key(): string {
    return `${this.#language.current} ${this.#market.viewerKey}`;
  }
}
