import { isDue } from '../../domain/operator-link/special-flow.ts';
import type { Clock } from '../ports/device/clock.ts';
import type { SpecialFlows } from '../ports/operator-link/special-flows.ts';

/** Decides whether to offer a user the reactivation of an expired plan now: at most once in 24 hours. */
export class OfferReactivation {
  readonly #flows: SpecialFlows;
  readonly #clock: Clock;

  constructor(flows: SpecialFlows, clock: Clock) {
    this.#flows = flows;
    this.#clock = clock;
  }

  /** Returns true if the offer must be shown now, and records it as shown. */
  execute(readerId: string): boolean {
    const now = this.#clock.now();
    if (!isDue(this.#flows.findLastShown('reactivation', readerId), now)) return false;
    this.#flows.markShown('reactivation', readerId, now);
    return true;
  }
}
