import type { ReadingsFilter } from '../../domain/reading/issue-readings.ts';
import type { IdentityUser } from '../../domain/session/session.ts';
import type { SliceRequest } from '../../domain/slice.ts';
import type { IssueReadings } from '../ports/reading/issue-readings.ts';
import { RestrictedUseCase } from '../session/restricted-use-case.ts';

/** Lists how much each issue was read, for staff and publishers with access to finances. */
export class ListIssueReadings extends RestrictedUseCase<IssueReadings> {
  /** `user`: the current user. */
  execute(user: IdentityUser | null, request: ReadingsFilter & SliceRequest) {
    return this.callAs(user, 'FINANCIAL', (readings) => readings.list(request));
  }
}
