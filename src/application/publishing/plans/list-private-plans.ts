import type { IdentityUser } from '../../../domain/session/session.ts';
import type { PlanMarkets } from '../../ports/publishing/plan-markets.ts';
import { RestrictedUseCase } from '../../session/restricted-use-case.ts';

/** Lists all plans that are sold here with their markets, for staff who manage the catalogue. */
export class ListPrivatePlans extends RestrictedUseCase<PlanMarkets> {
  /** `user`: the current user. */
  execute(user: IdentityUser | null) {
    return this.callAs(user, 'PUBLISHING_STAFF', (plans) => plans.list());
  }
}
