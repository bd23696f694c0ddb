import { makeAutoObservable, observableShallow, runInAction } from 'mobx';
import type { Message } from '../../i18n/message.ts';

/** Checks a value remotely, for example whether a username is taken. Returns 'unknown' if the check failed. */
export type BlurCheck = (value: string) => Promise<Message | 'unknown' | null>;

const keyOf = (field: string, value: unknown): string => JSON.stringify([field, value]);

/** The results of remote checks. Results are stored by value, so a late response never applies to another value. */
export class BlurChecks {
  readonly results = new Map<string, Message | null>();
  readonly running = new Set<string>();
  readonly #checks: Readonly<Record<string, BlurCheck | undefined>>;
  readonly #requests = new Map<string, Promise<void>>();
  /** Values whose last check failed, for example without a network. */
  readonly #unknown = new Set<string>();

  constructor(checks: Readonly<Record<string, BlurCheck | undefined>>) {
    this.#checks = checks;
    makeAutoObservable(this, { results: observableShallow, running: observableShallow }, { autoBind: true });
  }

  errorOf(field: string, value: unknown): Message | null {
    return this.results.get(keyOf(field, value)) ?? null;
  }

  isRunning(field: string, value: unknown): boolean {
    return this.running.has(keyOf(field, value));
  }

  /** Like `checkOnSubmit`, but repeats a check that failed. */
  checkOnBlur(field: string, value: unknown): Promise<void> {
    const key = keyOf(field, value);
    if (this.#unknown.delete(key)) this.#requests.delete(key);
    return this.checkOnSubmit(field, value);
  }

  /** Runs the field's check, if it has one and the value is not empty. A value that was checked is not checked again. */
  checkOnSubmit(field: string, value: unknown): Promise<void> {
    const check = this.#checks[field];
    if (!check || typeof value !== 'string' || value === '') return Promise.resolve();
    const key = keyOf(field, value);
    const request = this.#requests.get(key) ?? this.#run(key, () => check(value));
    this.#requests.set(key, request);
    return request;
  }

  async #run(key: string, check: () => ReturnType<BlurCheck>): Promise<void> {
    this.running.add(key);
    try {
      const result = await check();
      if (result === 'unknown') this.#unknown.add(key);
      else runInAction(() => this.results.set(key, result));
    } catch (error) {
      this.#requests.delete(key);
      throw error;
    } finally {
      runInAction(() => this.running.delete(key));
    }
  }
}
