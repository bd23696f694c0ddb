import type { Clock } from '../../../src/application/ports/device/clock.ts';

/** Its time changes only by `advance`. */
export class FakeClock implements Clock {
  #now: Date;

  constructor(now = '2026-03-01T12:00:00.000Z') {
    this.#now = new Date(now);
  }

  now(): Date {
    return this.#now;
  }

  advance(milliseconds: number): void {
    this.#now = new Date(this.#now.getTime() + milliseconds);
  }
}
