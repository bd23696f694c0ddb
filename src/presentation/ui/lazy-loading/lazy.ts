import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { ComponentType } from 'react';
import { type Failure, failures } from '../../../domain/failure.ts';
import { failed, type Result, succeeded } from '../../../domain/result.ts';
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
  #fetching: Promise<Result<Loaded, Failure>> | null = null;

  constructor(fetch: () => Promise<Loaded>) {
    this.#fetch = fetch;
    makeAutoObservable(this, { current: observableRef, failure: observableRef }, { autoBind: true });
  }

  /** Loads the code unless it is loaded or loading. */
  async fetch(): Promise<Result<Loaded, Failure>> {
    if (this.current) return succeeded(this.current);
    this.#fetching ??= this.#load();
    return this.#fetching;
  }

  async #load(): Promise<Result<Loaded, Failure>> {
    this.failure = null;
    try {
      const loaded = await this.#fetch();
      runInAction(() => {
        this.current = loaded;
      });
      return succeeded(loaded);
    } catch (error) {
      const isMissing = isChunkLoadError(error);
      // Any other error is a bug in the loaded code. Callers continue without the code.
      if (!isMissing) reportError(error);
      const failure = isMissing ? failures.networkConnection : failures.unexpected;
      runInAction(() => {
        this.failure = failure;
      });
      return failed(failure);
    } finally {
      this.#fetching = null;
    }
  }
}
