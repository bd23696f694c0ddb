import type { CatalogueErrorCode } from '../../domain/error-code.ts';
import { type Failure, failures } from '../../domain/failure.ts';
import { latestPosition, type OpenIssue } from '../../domain/reading/reading.ts';
import { isLastPage } from '../../domain/reading/reading-progress.ts';
import { failed, type Result, succeeded } from '../../domain/result.ts';
import type { Issues } from '../ports/catalogue/issues.ts';
import type { ReadingPositions } from '../ports/reading/reading-positions.ts';
import type { Session } from '../ports/session/session.ts';

export interface OpenedComic extends OpenIssue {
  /** Page to begin at, counted from 0: the reader's last position on any device; the first page of a finished issue. */
  readonly startPage: number;
}

/** Opens an issue at the page where the reader stopped. Rule 63. */
export class OpenComic {
  readonly #issues: Issues;
  readonly #positions: ReadingPositions;
  readonly #session: Session;

  constructor(issues: Issues, positions: ReadingPositions, session: Session) {
    this.#issues = issues;
    this.#positions = positions;
    this.#session = session;
  }

  async execute(issueId: string): Promise<Result<OpenedComic, Failure<CatalogueErrorCode>>> {
    const credentials = this.#session.current;
    if (!credentials) return failed(failures.unauthenticated);
    const outcome = await this.#issues.open(issueId);
    if (!outcome.ok) return outcome;

    const openIssue = outcome.value;
    const position = latestPosition(this.#positions.find(credentials.readerId, issueId), openIssue.reading);
    const page = position?.page ?? 0;
    return succeeded({ ...openIssue, startPage: isLastPage(page, openIssue.pages.length) ? 0 : page });
  }
}
