import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Failure } from '../../../domain/failure.ts';
import type { Result } from '../../../domain/result.ts';

/** `previous`: the value of an earlier load, which a screen may keep showing; null if there is none. */
export type LoadState<Value> =
  | { readonly kind: 'idle' }
  | { readonly kind: 'loading'; readonly previous: Value | null }
  | { readonly kind: 'ready'; readonly value: Value }
  | { readonly kind: 'failed'; readonly failure: Failure; readonly previous: Value | null };

export function loadedValueOf<Value>(state: LoadState<Value>): Value | null {
  switch (state.kind) {
    case 'idle':
      return null;
    case 'ready':
      return state.value;
    case 'loading':
    case 'failed':
      return state.previous;
    default:
      return state satisfies never;
  }
}

export const loadFailureOf = (state: LoadState<unknown>): Failure | null =>
  state.kind === 'failed' ? state.failure : null;

/** What a screen loads. `Key` names it, such as a slug or a reader: another key drops the value and late responses. */
export class Loadable<Value, Key = null> {
  state: LoadState<Value> = { kind: 'idle' };
  key: Key | null = null;
  /** One object per request: only the response to the last one counts. */
  #request: object | null = null;

  constructor() {
    makeAutoObservable(this, { state: observableRef, key: observableRef });
  }

  get value(): Value | null {
    return loadedValueOf(this.state);
  }

  get failure(): Failure | null {
    return loadFailureOf(this.state);
  }

  get isLoading(): boolean {
    return this.state.kind === 'loading';
  }

  /** The state if it is the one of `key`. */
  stateOf(key: Key): LoadState<Value> {
    return this.key === key ? this.state : { kind: 'idle' };
  }

  /** Resolves to null if another request, `set` or `reset` has replaced this request. */
  async load(
    key: Key,
    request: () => Promise<Result<Value, Failure>>,
  ): Promise<Result<Value, Failure> | null> {
    const currentRequest = {};
    this.#request = currentRequest;
    const previous = this.key === key ? this.value : null;
    this.key = key;
    this.state = { kind: 'loading', previous };
    const outcome = await request();
    if (this.#request !== currentRequest) return null;
    runInAction(() => {
      this.state = outcome.ok
        ? { kind: 'ready', value: outcome.value }
        : { kind: 'failed', failure: outcome.failure, previous: this.value };
    });
    return outcome;
  }

  /** Shows a value that is known without a request. */
  set(key: Key, value: Value): void {
    this.#request = null;
    this.key = key;
    this.state = { kind: 'ready', value };
  }

  /** Changes the value, if there is one. A request in progress continues. */
  change(change: (value: Value) => Value): void {
    const { state } = this;
    if (state.kind === 'ready') this.state = { kind: 'ready', value: change(state.value) };
    else if (state.kind !== 'idle' && state.previous !== null) {
      this.state = { ...state, previous: change(state.previous) };
    }
  }

  reset(): void {
    this.#request = null;
    this.key = null;
    this.state = { kind: 'idle' };
  }
}
