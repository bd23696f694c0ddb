import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { PopularSearches } from '../../../application/ports/catalogue/popular-searches.ts';
import type { LanguagePresenter } from '../preferences/language-presenter.ts';

/** What many readers search for, loaded once for each language. A failure means no texts, because they are only an offer. */
export class PopularSearchesPresenter {
  readonly #popularSearches: PopularSearches;
  readonly #language: LanguagePresenter;
  private loaded: { readonly language: string; readonly texts: readonly string[] } | null = null;
  #request: { readonly language: string; readonly end: Promise<void> } | null = null;

  constructor(popularSearches: PopularSearches, language: LanguagePresenter) {
    this.#popularSearches = popularSearches;
    this.#language = language;
    makeAutoObservable<this, 'loaded'>(this, { loaded: observableRef }, { autoBind: true });
  }

  /** null until they are loaded. */
  get texts(): readonly string[] | null {
    return this.loaded?.language === this.#language.current ? this.loaded.texts : null;
  }

  start(): Promise<void> {
    const language = this.#language.current;
    if (this.#request?.language !== language) this.#request = { language, end: this.#load(language) };
    return this.#request.end;
  }

  /** The reader does not wait for it, and sees nothing of a failure. */
  count(text: string): void {
    void this.#popularSearches.count(text);
  }

  async #load(language: string): Promise<void> {
    const outcome = await this.#popularSearches.list();
    if (!outcome.ok) this.#request = null;
    runInAction(() => {
      this.loaded = { language, texts: outcome.ok ? outcome.value : [] };
    });
  }
}
