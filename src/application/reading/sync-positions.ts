import type { ReadingErrorCode, RequestErrorCode } from '../../domain/error-code.ts';
import { type Failure, failures } from '../../domain/failure.ts';
import type { ReaderPageView, ReadingPosition } from '../../domain/reading/reading.ts';
import { isLastPage } from '../../domain/reading/reading-progress.ts';
import { failed, type Result, succeeded } from '../../domain/result.ts';
import type { PageViews } from '../ports/reading/page-views.ts';
import type { IssuePosition, ReadingPositions } from '../ports/reading/reading-positions.ts';
import type { Readings } from '../ports/reading/readings.ts';
import type { Session } from '../ports/session/session.ts';

/** What is sent about one issue. */
interface UnsyncedReading extends ReadingPosition {
  readonly finishedAt: string | null;
  readonly pageViews: readonly ReaderPageView[];
}

/**
 * Sends all unsynced positions to the service, including those saved while offline or before signing in. The pages that
 * were read are sent with the position of their issue, also if that is synced already.
 */
export class SyncPositions {
  readonly #positions: ReadingPositions;
  readonly #pageViews: PageViews;
  readonly #readings: Readings;
  readonly #session: Session;
  /** Positions that are not accepted for now, as issue and time, and the session that sent them. */
  #refused: { readonly token: string; readonly keys: Set<string> } | null = null;

  constructor(positions: ReadingPositions, pageViews: PageViews, readings: Readings, session: Session) {
    this.#positions = positions;
    this.#pageViews = pageViews;
    this.#readings = readings;
    this.#session = session;
  }

  /**
   * Stops at the first failure that does not concern one issue, and the next call sends the others. An issue that is not
   * accepted for now stays unsynced, and is sent again after another page turn, in another session, when the app is
   * opened, or with `resendsRefused`, after the reader confirmed their age.
   */
  async execute({ resendsRefused = false } = {}): Promise<Result<void, Failure<ReadingErrorCode>>> {
    const credentials = this.#session.current;
    if (!credentials) return failed(failures.unauthenticated);
    const { readerId, token } = credentials;
    if (resendsRefused || this.#refused?.token !== token) this.#refused = { token, keys: new Set() };
    const { keys } = this.#refused;
    for (const { issueId, finishedAt = null, ...position } of this.#listUnsent(readerId)) {
      const key = `${issueId} ${position.readAt}`;
      if (keys.has(key)) continue;
      const pageViews = this.#pageViews.list(readerId, issueId);
      const outcome = await this.#send(readerId, issueId, { ...position, finishedAt, pageViews });
      // The session has ended, so nothing more is sent or stored for its reader.
      if (this.#session.current?.readerId !== readerId) break;
      if (!outcome.ok && concernsOnlyThisIssue(outcome.failure)) {
        keys.add(key);
        continue;
      }
      if (!outcome.ok && !isFinal(outcome.failure)) return outcome;
      // Without `finishedAt`, which the service knows from now on.
      this.#positions.markSynced(readerId, issueId, position);
      this.#pageViews.remove(readerId, issueId, pageViews);
    }
    return succeeded(undefined);
  }

  /** The unsynced positions, and the last positions in other issues with unsent page views. */
  #listUnsent(readerId: string): readonly IssuePosition[] {
    const unsynced = this.#positions.listUnsynced(readerId);
    const withViews = this.#pageViews
      .listIssueIds(readerId)
      .filter((issueId) => !unsynced.some((position) => position.issueId === issueId))
      .flatMap((issueId) => {
        const position = this.#positions.find(readerId, issueId);
        return position ? [{ issueId, ...position }] : [];
      });
    return [...unsynced, ...withViews];
  }

  /** Sends the last page first, so that the service marks the issue as finished. */
  async #send(readerId: string, issueId: string, { finishedAt, pageViews, ...position }: UnsyncedReading) {
    const { page, pagesCount = 0 } = position;
    if (finishedAt && !isLastPage(page, pagesCount)) {
      const lastPage = { ...position, page: pagesCount - 1, readAt: finishedAt };
      const outcome = await this.#readings.savePosition(issueId, lastPage);
      // After a final failure, for example because the edition became shorter, the position may still be accepted.
      const isAnswered = outcome.ok || isFinal(outcome.failure);
      if (!isAnswered || this.#session.current?.readerId !== readerId) return outcome;
    }
    const outcome = await this.#readings.savePosition(issueId, position, pageViews);
    const mayBeDueToViews = !outcome.ok && isInvalid(outcome.failure) && pageViews.length > 0;
    if (!mayBeDueToViews || this.#session.current?.readerId !== readerId) return outcome;
    return this.#readings.savePosition(issueId, position);
  }
}

/** Page views must not prevent the service from accepting the position. */
const isInvalid = ({ code }: Failure<ReadingErrorCode>): boolean =>
  code === 'REQUEST.INVALID' || code === 'CONTENT.INVALID_PAGE';

/**
 * The position of this issue may be accepted later, for example once the reader has confirmed their age. The others are
 * sent now. REQUEST.INVALID: for example the clock of the device is wrong. `lacksCode`: a proxy refused it, or a service
 * that sends no codes.
 */
const concernsOnlyThisIssue = ({ code, lacksCode = false }: Failure<ReadingErrorCode>): boolean =>
  lacksCode ||
  code === 'ISSUE.UNAVAILABLE_MARKET' ||
  code === 'REQUEST.INVALID' ||
  code === 'USER.AGE_UNCONFIRMED' ||
  code === 'USER.AGE_UNVERIFIED' ||
  code === 'USER.BLOCKED_CONTENT' ||
  code === 'USER.OUTSIDE_HOURS';

/** The issue was removed or access has ended. A retry would never succeed and would block the other positions. */
function isFinal({ code, lacksCode = false }: Failure<ReadingErrorCode>): boolean {
  switch (code) {
    case failures.forbidden.code:
      return !lacksCode;
    case 'ACCESS.FORBIDDEN':
    case 'CONTENT.INVALID_PAGE':
    case 'ISSUE.NOT_FOUND':
    case 'USER.NO_ACCESS':
      return true;
    default:
      code satisfies TemporaryErrorCode;
      return false;
  }
}

/** Codes with which a position may be accepted later. */
type TemporaryErrorCode =
  | RequestErrorCode
  | 'ACCESS.SECOND_FACTOR_REQUIRED'
  | 'ISSUE.UNAVAILABLE_MARKET'
  | 'REQUEST.INVALID'
  | 'REQUEST.TOO_LARGE'
  | 'REQUEST.TOO_MANY'
  | 'REQUEST.UNSUPPORTED_MEDIA_TYPE'
  | 'REQUEST.WRONG_HOST'
  | 'SERVICE.UNAVAILABLE'
  | 'SESSION.REQUIRED'
  | 'UNEXPECTED'
  | 'USER.AGE_UNCONFIRMED'
  | 'USER.AGE_UNVERIFIED'
  | 'USER.BLOCKED_CONTENT'
  | 'USER.OUTSIDE_HOURS';
