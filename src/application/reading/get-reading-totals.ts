import type { CommonErrorCode } from '../../domain/error-code.ts';
import type { Failure } from '../../domain/failure.ts';
import type { ReadingsFilter, ReadingTotals } from '../../domain/reading/issue-readings.ts';
import { failed, type Result } from '../../domain/result.ts';
import type { IdentityUser } from '../../domain/session/session.ts';
import type { IssueReadings } from '../ports/reading/issue-readings.ts';
import type { Session } from '../ports/session/session.ts';
import { accessFailure } from '../staff/access-failure.ts';

/** Sums up all readings of a period, for staff and publishers with access to finances. */
export class GetReadingTotals {
  readonly #readings: IssueReadings;
  readonly #session: Session;

  constructor(readings: IssueReadings, session: Session) {
    this.#readings = readings;
    this.#session = session;
  }

  /** `user`: the current user. */
  async execute(
    user: IdentityUser | null,
    filter: ReadingsFilter,
  ): Promise<Result<ReadingTotals, Failure<CommonErrorCode>>> {
    const failure = accessFailure('FINANCIAL', this.#session, user);
    return failure ? failed(failure) : this.#readings.getTotals(filter);
  }
}
