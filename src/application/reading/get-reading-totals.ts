import type { ReadingsFilter } from '../../domain/reading/issue-readings.ts';
import type { IdentityUser } from '../../domain/session/session.ts';
import type { IssueReadings } from '../ports/reading/issue-readings.ts';
import { RestrictedUseCase } from '../session/restricted-use-case.ts';

/** Sums up all readings of a period, for staff and publishers with access to finances. */
export class GetReadingTotals extends RestrictedUseCase<IssueReadings> {
  /** `user`: the current user. */
  execute(user: IdentityUser | null, filter: ReadingsFilter) {
    return this.callAs(user, 'FINANCIAL', (readings) => readings.getTotals(filter));
  }
}
