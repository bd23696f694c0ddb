import type { RevenueFilter, RevenuePeriod } from '../../domain/finance/revenue.ts';
import type { IdentityUser } from '../../domain/session/session.ts';
import type { RevenueReports } from '../ports/finance/revenue-reports.ts';
import { RestrictedUseCase } from '../session/restricted-use-case.ts';

/** Gets the revenue of each day, month or year as a file, for staff and publishers with access to finances. */
export class DownloadRevenue extends RestrictedUseCase<RevenueReports> {
  /** `user`: the current user. */
  execute(user: IdentityUser | null, period: RevenuePeriod, filter: RevenueFilter) {
    return this.callAs(user, 'FINANCIAL', (reports) => reports.download(period, filter));
  }
}
