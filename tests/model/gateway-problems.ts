import { runStep } from './injected-failure.ts';

/** `silent`: does nothing and fails. `lost response`: does the work, then fails. `delayed`: waits until it is resumed. */
export type GatewayProblem = 'silent' | 'lost response' | 'delayed';

/** Injects problems into the calls of a remote service. */
export class GatewayProblems {
  #next: { kind: GatewayProblem; calls: number } | null = null;
  /** Resume the delayed calls. */
  readonly #resumers: (() => void)[] = [];
  #onDelay = () => {};
  /** While set, calls wait until it resolves. */
  #pause: Promise<void> | null = null;

  get hasNext(): boolean {
    return this.#next !== null;
  }

  reset(): void {
    this.#next = null;
    this.#resumers.length = 0;
  }

  injectNext(kind: GatewayProblem, calls: number): void {
    this.#next = { kind, calls };
  }

  /** Ends all problems and resumes delayed calls. */
  stop(): void {
    this.#next = null;
    this.resume();
  }

  /** Resolves when the next call is delayed. Its caller may then wait until `resume`. */
  nextDelay(): Promise<void> {
    return new Promise((resolve) => {
      this.#onDelay = resolve;
    });
  }

  resume(): void {
    for (const resume of this.#resumers.splice(0)) resume();
  }

  /**
   * Pauses the service while `task` runs. Otherwise an order that is placed and charged after the snapshot would look
   * like a charge without an order.
   */
  async pauseWhile<Value>(task: () => Promise<Value>): Promise<Value> {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#pause = promise;
    try {
      return await task();
    } finally {
      this.#pause = null;
      resolve();
    }
  }

  /** Runs a call asynchronously, with the next problem. */
  call<Value>(work: () => Value): Promise<Value> {
    return runStep(async () => {
      const problem = this.#takeNext();
      // Without an await before: a call that is delayed after `stop` would never be resumed.
      if (problem === 'delayed') await this.#delay();
      await new Promise(setImmediate);
      if (problem === 'silent') throw new Error('The gateway does not answer.');
      while (this.#pause) await this.#pause;
      const value = work();
      await new Promise(setImmediate);
      if (problem === 'lost response') throw new Error('The response of the gateway was lost.');
      return value;
    });
  }

  #takeNext(): GatewayProblem | null {
    const next = this.#next;
    if (!next) return null;
    next.calls -= 1;
    if (next.calls <= 0) this.#next = null;
    return next.kind;
  }

  #delay(): Promise<void> {
    return new Promise((resume) => {
      this.#resumers.push(resume);
      this.#onDelay();
    });
  }
}
