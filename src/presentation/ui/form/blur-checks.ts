import { makeAutoObservable, observableShallow, runInAction } from 'mobx';
import type { Message } from '../../i18n/message.ts';

/** Finds out elsewhere what is wrong with a value, such as a username that somebody has already. */
export type BlurCheck = (value: string) => Promise<Message | null>;

const keyOf = (field: string, value: unknown): string => JSON.stringify([field, value]);

/** What was found out about the values of fields. Answers belong to values, so none comes too late for another. */
export class BlurChecks {
  readonly answers = new Map<string, Message | null>();
  readonly running = new Set<string>();
  readonly #checks: Readonly<Record<string, BlurCheck | undefined>>;
  readonly #asked = new Map<string, Promise<void>>();

  constructor(checks: Readonly<Record<string, BlurCheck | undefined>>) {
    this.#checks = checks;
    makeAutoObservable(this, { answers: observableShallow, running: observableShallow }, { autoBind: true });
  }

  errorOf(field: string, value: unknown): Message | null {
    return this.answers.get(keyOf(field, value)) ?? null;
  }

  isRunning(field: string, value: unknown): boolean {
    return this.running.has(keyOf(field, value));
  }

  /** Runs the field's check, if it has one, unless the value is empty; the same value is asked about once. */
  ask(field: string, value: unknown): Promise<void> {
    const check = this.#checks[field];
    if (!check || typeof value !== 'string' || value === '') return Promise.resolve();
    const key = keyOf(field, value);
    const asked = this.#asked.get(key) ?? this.#run(key, () => check(value));
    this.#asked.set(key, asked);
    return asked;
  }

  async #run(key: string, check: () => Promise<Message | null>): Promise<void> {
    this.running.add(key);
    try {
      const answer = await check();
      runInAction(() => this.answers.set(key, answer));
    } catch (error) {
      this.#asked.delete(key);
      throw error;
    } finally {
      runInAction(() => this.running.delete(key));
    }
  }
}
