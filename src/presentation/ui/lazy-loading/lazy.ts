import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { ComponentType } from 'react';

/** A part of a screen: its state and verbs, and what shows them. */
export interface Part<Presenter, Props> {
  readonly presenter: Presenter;
  readonly View: ComponentType<Props>;
}

/**
 * Code that is loaded when it is needed, once for all who ask. A failed load is reported by `hasFailed`, and the next
 * `fetch` tries again. Everything that the app loads after a screen is loaded by it.
 */
export class Lazy<Wanted> {
  /** null until it is loaded. */
  current: Wanted | null = null;
  hasFailed = false;
  readonly #fetch: () => Promise<Wanted>;
  #fetching: Promise<void> | null = null;

  constructor(fetch: () => Promise<Wanted>) {
    this.#fetch = fetch;
    makeAutoObservable(this, { current: observableRef }, { autoBind: true });
  }

  /** Loads it unless it is loaded or loading. Resolves when loading has succeeded or failed. */
  async fetch(): Promise<void> {
    if (this.current) return;
    this.#fetching ??= this.#load();
    await this.#fetching;
  }

  async #load(): Promise<void> {
    this.hasFailed = false;
    try {
      const fetched = await this.#fetch();
      runInAction(() => {
        this.current = fetched;
      });
    } catch {
      // The code did not come, as without a network: the reader is told, and may ask again.
      runInAction(() => {
        this.hasFailed = true;
      });
    } finally {
      this.#fetching = null;
    }
  }
}
