import type { KnownAnswers } from '../../infrastructure/http/known-answers.ts';

/** Sends the requests of the app to a service and records the answers. */
export class RecordedAnswers implements KnownAnswers {
  readonly #request: (address: string) => Promise<unknown>;
  readonly #answers = new Map<string, Promise<unknown>>();

  constructor(request: (address: string) => Promise<unknown>) {
    this.#request = request;
  }

  take(address: string): Promise<unknown> {
    const answer = this.#answers.get(address) ?? this.#request(address);
    this.#answers.set(address, answer);
    return answer;
  }

  /**
   * Returns the answers by address when all requests are complete, including requests that follow from other answers.
   * Null if a request failed. Throws after `timeoutMs`.
   */
  async collectAll(timeoutMs: number): Promise<Record<string, unknown> | null> {
    const timeout = Promise.withResolvers<never>();
    const timer = setTimeout(
      () =>
        timeout.reject(
          new Error(`No answer within ${timeoutMs} ms: ${[...this.#answers.keys()].join(', ')}`),
        ),
      timeoutMs,
    );
    const settled = this.#waitForAll().catch(() => null);
    return Promise.race([settled, timeout.promise]).finally(() => clearTimeout(timer));
  }

  async #waitForAll(): Promise<Record<string, unknown>> {
    let awaitedCount = -1;
    while (awaitedCount < this.#answers.size) {
      awaitedCount = this.#answers.size;
      await Promise.all(this.#answers.values());
      // Let the app process the answers: it may send further requests.
      await new Promise((resolve) => setTimeout(resolve));
    }
    const entries = [...this.#answers].map(async ([address, answer]) => [address, await answer] as const);
    return Object.fromEntries(await Promise.all(entries));
  }
}
