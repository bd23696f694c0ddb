import type { RevenueFilter } from '../../domain/finance/revenue.ts';
import type { IdentityUser } from '../../domain/session/session.ts';
import type { RevenueReports } from '../ports/finance/revenue-reports.ts';
import { RestrictedUseCase } from '../session/restricted-use-case.ts';

/** Gets what the revenue consists of as a file, for staff and publishers with access to finances. */
export class DownloadRevenueReport extends RestrictedUseCase<RevenueReports> {
  /** `user`: the current user. */
  execute(user: IdentityUser | null, filter: RevenueFilter) {
    return this.callAs(user, 'FINANCIAL', (reports) => reports.downloadLines(filter));
  }
}
