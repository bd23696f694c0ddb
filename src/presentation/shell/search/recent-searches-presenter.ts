import { makeAutoObservable, observableRef } from 'mobx';
import type { RecentSearches } from '../../../application/ports/catalogue/recent-searches.ts';
import type { SessionPresenter } from '../session/session-presenter.ts';
import type { PopularSearchesPresenter } from './popular-searches-presenter.ts';

/** The recent searches of this device, newest first. They are kept after signing out, but shown only to their owner. */
export class RecentSearchesPresenter {
  readonly #recentSearches: RecentSearches;
  readonly #session: SessionPresenter;
  readonly #popular: PopularSearchesPresenter;
  private loaded: {
    readonly owner: string | null;
    readonly texts: readonly string[];
    readonly isAllowed: boolean | null;
  } | null = null;

  constructor(recentSearches: RecentSearches, session: SessionPresenter, popular: PopularSearchesPresenter) {
    this.#recentSearches = recentSearches;
    this.#session = session;
    this.#popular = popular;
    makeAutoObservable<this, 'loaded'>(this, { loaded: observableRef }, { autoBind: true });
  }

  /** Empty until loaded, and as soon as the owner changes. */
  get texts(): readonly string[] {
    return this.loaded?.owner === this.owner ? (this.loaded?.texts ?? []) : [];
  }

  /** Whether this device stores the owner's searches. null until they have answered, undefined until loaded. */
  get isAllowed(): boolean | null | undefined {
    return this.loaded?.owner === this.owner ? this.loaded?.isAllowed : undefined;
  }

  /** The reader's id; null for visitors. */
  get owner(): string | null {
    return this.#session.readerId;
  }

  /** Reads the searches from the device. */
  load(): void {
    const { owner } = this;
    const isAllowed = this.#recentSearches.isAllowed(owner);
    this.loaded = { owner, texts: this.#recentSearches.list(owner), isAllowed };
  }

  /** The search also counts for the popular ones. */
  remember(text: string): void {
    this.#popular.count(text);
    this.#recentSearches.remember(this.owner, text);
    this.load();
  }

  /** Refusing deletes what is stored. */
  choose(isAllowed: boolean): void {
    this.#recentSearches.choose(this.owner, isAllowed);
    this.load();
  }

  forget(text: string): void {
    this.#recentSearches.forget(this.owner, text);
    this.load();
  }

  clear(): void {
    this.#recentSearches.clear(this.owner);
    this.load();
  }
}
