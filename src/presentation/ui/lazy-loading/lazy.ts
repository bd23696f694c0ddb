import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { ComponentType } from 'react';

/** A part of a screen that is loaded separately: its presenter and its component. */
export interface Part<Presenter, Props> {
  readonly presenter: Presenter;
  readonly View: ComponentType<Props>;
}

/**
 * Code that is loaded on demand. Concurrent callers share one request. `hasFailed` reports a failure, and the next
 * `fetch` tries again. Parts of screens, modals and masks are loaded by this class; the router loads the screens.
 */
export class Lazy<Loaded> {
  /** null until loaded. */
  current: Loaded | null = null;
  hasFailed = false;
  readonly #fetch: () => Promise<Loaded>;
  #fetching: Promise<void> | null = null;

  constructor(fetch: () => Promise<Loaded>) {
    this.#fetch = fetch;
    makeAutoObservable(this, { current: observableRef }, { autoBind: true });
  }

  /** Loads the code unless it is loaded or loading. Resolves when loading has succeeded or failed. */
  async fetch(): Promise<void> {
    if (this.current) return;
    this.#fetching ??= this.#load();
    await this.#fetching;
  }

  async #load(): Promise<void> {
    this.hasFailed = false;
    try {
      const loaded = await this.#fetch();
      runInAction(() => {
        this.current = loaded;
      });
    } catch {
      // Usually there is no network. The reader sees the failure and can retry.
      runInAction(() => {
        this.hasFailed = true;
      });
    } finally {
      this.#fetching = null;
    }
  }
}
