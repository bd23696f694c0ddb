import { step } from './fate.ts';

/** `silent`: no answer, and nothing done; `loses answers`: done all the same; `sleeps`: done once it is woken. */
export type Trouble = 'silent' | 'loses answers' | 'sleeps';

/** What becomes of calls to somebody far away. */
export class Troubles {
  #next: { kind: Trouble; calls: number } | null = null;
  /** Wakes the calls that lie asleep. */
  readonly #sleepers: (() => void)[] = [];
  #fallsAsleep = () => {};
  /** Until it has been looked at. */
  #still: Promise<void> | null = null;

  get areAhead(): boolean {
    return this.#next !== null;
  }

  /** Nobody has called yet. */
  begin(): void {
    this.#next = null;
    this.#sleepers.length = 0;
  }

  befall(kind: Trouble, calls: number): void {
    this.#next = { kind, calls };
  }

  /** No more of them; and what sleeps wakes. */
  end(): void {
    this.#next = null;
    this.wake();
  }

  /** When the next call falls asleep: whoever waits for its answer may do so for long. */
  asleep(): Promise<void> {
    return new Promise((resolve) => {
      this.#fallsAsleep = resolve;
    });
  }

  wake(): void {
    for (const goOn of this.#sleepers.splice(0)) goOn();
  }

  /**
   * Nothing is done at the other end before `look` has come to its end: else what was ordered and asked for a moment
   * after the orders were read would look as if nobody had ordered it.
   */
  async standStill<Value>(look: () => Promise<Value>): Promise<Value> {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#still = promise;
    try {
      return await look();
    } finally {
      this.#still = null;
      resolve();
    }
  }

  /** Somewhere else: others get on meanwhile. */
  through<Value>(act: () => Value): Promise<Value> {
    return step(async () => {
      const trouble = this.#take();
      // At once: whoever lay down after everybody was woken would sleep for ever.
      if (trouble === 'sleeps') await this.#sleep();
      await new Promise(setImmediate);
      if (trouble === 'silent') throw new Error('The gateway does not answer.');
      while (this.#still) await this.#still;
      const value = act();
      await new Promise(setImmediate);
      if (trouble === 'loses answers') throw new Error('The answer of the gateway got lost.');
      return value;
    });
  }

  #take(): Trouble | null {
    const next = this.#next;
    if (!next) return null;
    next.calls -= 1;
    if (next.calls <= 0) this.#next = null;
    return next.kind;
  }

  #sleep(): Promise<void> {
    return new Promise((goOn) => {
      this.#sleepers.push(goOn);
      this.#fallsAsleep();
    });
  }
}
