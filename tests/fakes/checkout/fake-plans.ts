import type { Plans } from '../../../src/application/ports/checkout/plans.ts';
import type { OfferedPlan } from '../../../src/domain/plans/plan.ts';
import { Outage } from '../outage.ts';

export class FakePlans extends Outage implements Plans {
  plans: readonly OfferedPlan[];
  /** How often they were asked for. */
  asked = 0;

  constructor(...plans: readonly OfferedPlan[]) {
    super();
    this.plans = plans;
  }

  list() {
    this.asked += 1;
    return this.answer(() => this.plans);
  }
}
