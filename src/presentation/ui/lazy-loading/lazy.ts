import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { ComponentType } from 'react';
import { type Failure, failures } from '../../../domain/failure.ts';
import { isChunkLoadError } from './is-chunk-load-error.ts';

/** A part of a screen that is loaded separately: its presenter and its component. */
export interface Part<Presenter, Props> {
  readonly presenter: Presenter;
  readonly View: ComponentType<Props>;
}

/**
 * Code that is loaded on demand. Concurrent callers share one request. After a failure the next `fetch` tries again. Parts
 * of screens, modals and masks are loaded by this class; the router loads the screens.
 */
export class Lazy<Loaded> {
  /** null until loaded. */
  current: Loaded | null = null;
  failure: Failure | null = null;
  readonly #fetch: () => Promise<Loaded>;
  #fetching: Promise<void> | null = null;

  constructor(fetch: () => Promise<Loaded>) {
    this.#fetch = fetch;
    makeAutoObservable(this, { current: observableRef, failure: observableRef }, { autoBind: true });
  }

  /** Loads the code unless it is loaded or loading. Resolves when loading has succeeded or failed. */
  async fetch(): Promise<void> {
    if (this.current) return;
    this.#fetching ??= this.#load();
    await this.#fetching;
  }

  async #load(): Promise<void> {
    this.failure = null;
    try {
      const loaded = await this.#fetch();
      runInAction(() => {
        this.current = loaded;
      });
    } catch (error) {
      const isMissing = isChunkLoadError(error);
      // Any other error is a bug in the loaded code. Callers continue without the code.
      if (!isMissing) reportError(error);
      runInAction(() => {
        this.failure = isMissing ? failures.networkConnection : failures.unexpected;
      });
    } finally {
      this.#fetching = null;
    }
  }
}
