import type { CommonErrorCode } from '../../domain/error-code.ts';
import type { Failure } from '../../domain/failure.ts';
import type { IssueReadingCounts, ReadingsFilter } from '../../domain/reading/issue-readings.ts';
import { failed, type Result } from '../../domain/result.ts';
import type { IdentityUser } from '../../domain/session/session.ts';
import type { Slice, SliceRequest } from '../../domain/slice.ts';
import type { IssueReadings } from '../ports/reading/issue-readings.ts';
import type { Session } from '../ports/session/session.ts';
import { accessFailure } from '../staff/access-failure.ts';

/** Lists how much each issue was read, for staff and publishers with access to finances. */
export class ListIssueReadings {
  readonly #readings: IssueReadings;
  readonly #session: Session;

  constructor(readings: IssueReadings, session: Session) {
    this.#readings = readings;
    this.#session = session;
  }

  /** `user`: the current user. */
  async execute(
    user: IdentityUser | null,
    request: ReadingsFilter & SliceRequest,
  ): Promise<Result<Slice<IssueReadingCounts>, Failure<CommonErrorCode>>> {
    const failure = accessFailure('FINANCIAL', this.#session, user);
    return failure ? failed(failure) : this.#readings.list(request);
  }
}
