import type { KnownAnswers } from '../../infrastructure/http/known-answers.ts';

/** Asks a service whatever the app asks, and keeps what it answered. */
export class AskedAnswers implements KnownAnswers {
  readonly #ask: (address: string) => Promise<unknown>;
  readonly #asked = new Map<string, Promise<unknown>>();

  constructor(ask: (address: string) => Promise<unknown>) {
    this.#ask = ask;
  }

  take(address: string): Promise<unknown> {
    const kept = this.#asked.get(address) ?? this.#ask(address);
    this.#asked.set(address, kept);
    return kept;
  }

  /**
   * By address, once nothing more is asked: one answer may lead to the next question. null where one of them was
   * refused. Throws where it takes longer than so many milliseconds.
   */
  async all(timeoutMs: number): Promise<Record<string, unknown> | null> {
    const late = Promise.withResolvers<never>();
    const waiting = setTimeout(
      () => late.reject(new Error(`No answer within ${timeoutMs} ms: ${[...this.#asked.keys()].join(', ')}`)),
      timeoutMs,
    );
    const settled = this.#settled().catch(() => null);
    return Promise.race([settled, late.promise]).finally(() => clearTimeout(waiting));
  }

  async #settled(): Promise<Record<string, unknown>> {
    let known = -1;
    while (known < this.#asked.size) {
      known = this.#asked.size;
      await Promise.all(this.#asked.values());
      // What was answered is put in its place by promises, before this.
      await new Promise((resolve) => setTimeout(resolve));
    }
    const entries = [...this.#asked].map(async ([address, answer]) => [address, await answer] as const);
    return Object.fromEntries(await Promise.all(entries));
  }
}
