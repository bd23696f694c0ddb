import type { NewPlanMarket } from '../../../domain/publishing/private-plan.ts';
import type { IdentityUser } from '../../../domain/session/session.ts';
import type { PlanMarkets } from '../../ports/publishing/plan-markets.ts';
import { RestrictedUseCase } from '../../session/restricted-use-case.ts';

/** Sells a plan in a market, for staff who manage the catalogue. */
export class AddPlanMarket extends RestrictedUseCase<PlanMarkets> {
  /** `user`: the current user. */
  execute(user: IdentityUser | null, planId: string, market: NewPlanMarket) {
    return this.callAs(user, 'PUBLISHING_STAFF', (plans) => plans.add(planId, market));
  }
}
