import { makeAutoObservable } from 'mobx';
import type { PopularSearches } from '../../../application/ports/catalogue/popular-searches.ts';
import { Loadable, loadedValueOf } from '../loading/loadable.ts';
import type { LanguagePresenter } from '../preferences/language-presenter.ts';

/** What many readers search for, loaded once for each language. A failure means no texts, because they are only an offer. */
export class PopularSearchesPresenter {
  readonly #popularSearches: PopularSearches;
  readonly #language: LanguagePresenter;
  /** By language. */
  readonly #loadable = new Loadable<readonly string[], string>();
  #loading: Promise<unknown> = Promise.resolve();

  constructor(popularSearches: PopularSearches, language: LanguagePresenter) {
    this.#popularSearches = popularSearches;
    this.#language = language;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** null until they are loaded. */
  get texts(): readonly string[] | null {
    const state = this.#loadable.stateOf(this.#language.current);
    return state.kind === 'failed' ? [] : loadedValueOf(state);
  }

  /** Concurrent callers share one request. */
  async start(): Promise<void> {
    const language = this.#language.current;
    const { kind } = this.#loadable.stateOf(language);
    if (kind === 'ready') return;
    if (kind !== 'loading') this.#loading = this.#loadable.load(language, () => this.#popularSearches.list());
    await this.#loading;
  }

  /** The reader does not wait for it, and sees nothing of a failure. */
  count(text: string): void {
    void this.#popularSearches.count(text);
  }
}
