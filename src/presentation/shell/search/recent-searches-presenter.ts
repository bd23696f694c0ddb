import { makeAutoObservable, observableRef } from 'mobx';
import type { RecentSearches } from '../../../application/ports/catalogue/recent-searches.ts';
import type { SessionPresenter } from '../session/session-presenter.ts';

/**
 * What whoever looks at the shop has searched for on this device, the last first. It outlives their session, for when
 * they come back, and is shown to nobody else.
 */
export class RecentSearchesPresenter {
  readonly #recentSearches: RecentSearches;
  readonly #session: SessionPresenter;
  private read: { readonly owner: string | null; readonly texts: readonly string[] } | null = null;

  constructor(recentSearches: RecentSearches, session: SessionPresenter) {
    this.#recentSearches = recentSearches;
    this.#session = session;
    makeAutoObservable<this, 'read'>(this, { read: observableRef }, { autoBind: true });
  }

  /** None until the device was asked, and at once none of somebody else's. */
  get texts(): readonly string[] {
    return this.read?.owner === this.owner ? (this.read?.texts ?? []) : [];
  }

  /** Whose they are; null for visitors. */
  get owner(): string | null {
    return this.#session.userId;
  }

  /** Asks the device. */
  start(): void {
    this.read = { owner: this.owner, texts: this.#recentSearches.list(this.owner) };
  }

  remember(text: string): void {
    this.#recentSearches.remember(this.owner, text);
    this.start();
  }

  forget(text: string): void {
    this.#recentSearches.forget(this.owner, text);
    this.start();
  }

  clear(): void {
    this.#recentSearches.clear(this.owner);
    this.start();
  }
}
