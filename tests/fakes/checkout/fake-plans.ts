import type { Plans } from '../../../src/application/ports/checkout/plans.ts';
import type { CommonErrorCode } from '../../../src/domain/error-code.ts';
import type { OfferedPlan } from '../../../src/domain/plans/plan.ts';
import { FakeService } from '../fake-service.ts';

export class FakePlans extends FakeService<CommonErrorCode> implements Plans {
  plans: readonly OfferedPlan[];
  /** Number of `list` calls. */
  requestCount = 0;

  constructor(...plans: readonly OfferedPlan[]) {
    super();
    this.plans = plans;
  }

  list() {
    this.requestCount += 1;
    return this.respond(() => this.plans);
  }
}
