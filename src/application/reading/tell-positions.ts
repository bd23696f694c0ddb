import { type Failure, failures } from '../../domain/failure.ts';
import { failed, type Result, succeeded } from '../../domain/result.ts';
import type { ReadingPositions } from '../ports/reading/reading-positions.ts';
import type { Readings } from '../ports/reading/readings.ts';
import type { Session } from '../ports/session/session.ts';

/** Tells the service every position that it does not know yet: also those of a day without a network. */
export class TellPositions {
  readonly #positions: ReadingPositions;
  readonly #readings: Readings;
  readonly #session: Session;

  constructor(positions: ReadingPositions, readings: Readings, session: Session) {
    this.#positions = positions;
    this.#readings = readings;
    this.#session = session;
  }

  /** Stops at the first failure: what is untold stays so, and is told the next time. */
  async execute(): Promise<Result<void, Failure>> {
    const credentials = this.#session.current;
    if (!credentials) return failed(failures.unauthenticated);
    const { userId } = credentials;
    for (const { issueId, page, readAt } of this.#positions.untold(userId)) {
      // Another has signed in meanwhile: these are not theirs.
      if (this.#session.current?.userId !== userId) break;
      const outcome = await this.#readings.tell(issueId, { page, readAt });
      if (!outcome.ok && !isFinal(outcome.failure)) return outcome;
      this.#positions.markTold(userId, issueId, { page, readAt });
    }
    return succeeded(undefined);
  }
}

/** The issue is gone or its right has ended: asking again would never help, and would block the others. */
const isFinal = ({ code }: Failure): boolean =>
  code === failures.forbidden.code || code === 'ISSUE.NOT_FOUND' || code === 'CONTENT.INVALID_PAGE';
