import { type Failure, failures } from '../../domain/failure.ts';
import { failed, type Result, succeeded } from '../../domain/result.ts';
import type { ReadingPositions } from '../ports/reading/reading-positions.ts';
import type { Readings } from '../ports/reading/readings.ts';
import type { Session } from '../ports/session/session.ts';

/** Sends all unsynced positions to the service, including those saved while offline. */
export class SyncPositions {
  readonly #positions: ReadingPositions;
  readonly #readings: Readings;
  readonly #session: Session;

  constructor(positions: ReadingPositions, readings: Readings, session: Session) {
    this.#positions = positions;
    this.#readings = readings;
    this.#session = session;
  }

  /** Stops at the first failure. The remaining positions stay unsynced until the next call. */
  async execute(): Promise<Result<void, Failure>> {
    const credentials = this.#session.current;
    if (!credentials) return failed(failures.unauthenticated);
    const { userId } = credentials;
    for (const { issueId, page, readAt } of this.#positions.unsynced(userId)) {
      // If another reader signed in meanwhile, the positions are not theirs.
      if (this.#session.current?.userId !== userId) break;
      const outcome = await this.#readings.savePosition(issueId, { page, readAt });
      if (!outcome.ok && !isFinal(outcome.failure)) return outcome;
      this.#positions.markSynced(userId, issueId, { page, readAt });
    }
    return succeeded(undefined);
  }
}

/** The issue was removed or access has ended. A retry would never succeed and would block the other positions. */
const isFinal = ({ code }: Failure): boolean =>
  code === failures.forbidden.code || code === 'ISSUE.NOT_FOUND' || code === 'CONTENT.INVALID_PAGE';
