import type { IdentityUser } from '../../../domain/session/session.ts';
import type { PlanMarkets } from '../../ports/publishing/plan-markets.ts';
import { RestrictedUseCase } from '../../session/restricted-use-case.ts';

/** Takes a plan from sale in a market, for staff who manage the catalogue. Subscriptions of it continue. */
export class RemovePlanMarket extends RestrictedUseCase<PlanMarkets> {
  /** `user`: the current user. */
  execute(user: IdentityUser | null, planId: string, market: string) {
    return this.callAs(user, 'PUBLISHING_STAFF', (plans) => plans.remove(planId, market));
  }
}
