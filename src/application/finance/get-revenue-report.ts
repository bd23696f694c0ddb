import type { RevenueFilter } from '../../domain/finance/revenue.ts';
import type { IdentityUser } from '../../domain/session/session.ts';
import type { SliceRequest } from '../../domain/slice.ts';
import type { RevenueReports } from '../ports/finance/revenue-reports.ts';
import { RestrictedUseCase } from '../session/restricted-use-case.ts';

/** Lists what the revenue consists of, for staff and publishers with access to finances. */
export class GetRevenueReport extends RestrictedUseCase<RevenueReports> {
  /** `user`: the current user. */
  execute(user: IdentityUser | null, request: RevenueFilter & SliceRequest) {
    return this.callAs(user, 'FINANCIAL', (reports) => reports.listLines(request));
  }
}
