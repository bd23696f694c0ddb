import type { CatalogueErrorCode } from '../../domain/error-code.ts';
import type { Failure } from '../../domain/failure.ts';
import {
  latestPosition,
  type OpenIssue,
  type PlaceInPage,
  type ReadingPosition,
} from '../../domain/reading/reading.ts';
import { startPageOf } from '../../domain/reading/reading-progress.ts';
import { type Result, succeeded } from '../../domain/result.ts';
import type { AgeCheck } from '../ports/account/age-check.ts';
import type { Issues } from '../ports/catalogue/issues.ts';
import type { PositionOwner, ReadingPositions } from '../ports/reading/reading-positions.ts';
import type { Session } from '../ports/session/session.ts';

export interface OpenedComic extends OpenIssue {
  /**
   * Page to begin at, counted from 0: the last position on any device; the first page of a finished issue. The number of
   * pages means the end of a sample.
   */
  readonly startPage: number;
  /** Where to begin in `startPage`. Null at its top. */
  readonly startPlace: PlaceInPage | null;
  /** True if the reader has finished the issue and begins again. */
  readonly isReadAgain: boolean;
}

/** Opens an issue, or its sample, at the page where the reader or visitor stopped. Rules 63 and 68. */
export class OpenComic {
  readonly #issues: Issues;
  readonly #positions: ReadingPositions;
  readonly #session: Session;
  readonly #ageCheck: AgeCheck;

  constructor(issues: Issues, positions: ReadingPositions, session: Session, ageCheck: AgeCheck) {
    this.#issues = issues;
    this.#positions = positions;
    this.#session = session;
    this.#ageCheck = ageCheck;
  }

  /** `openEdition`: keeps the edition that is open already. Absent: the newest one, in the language of the app. */
  async execute(
    issueId: string,
    openEdition: Partial<Pick<OpenIssue, 'language' | 'version'>> = {},
  ): Promise<Result<OpenedComic, Failure<CatalogueErrorCode>>> {
    const owner = this.#session.current?.readerId ?? null;
    const isOfAge = owner === null && this.#ageCheck.isOfAge(null) === true;
    const outcome = await this.#issues.open(issueId, { isOfAge, ...openEdition });
    if (!outcome.ok) return outcome;
    const openIssue = outcome.value;
    const position = this.#findPosition(owner, openIssue);
    const startPage = position ? startPageOf(openIssue, position) : 0;
    const startPlace =
      startPage === position?.page ? this.#positions.findPlace(owner, openIssue.issue.id, startPage) : null;
    const isReadAgain = (position?.page ?? 0) > 0 && startPage === 0;
    return succeeded({ ...openIssue, startPage, startPlace, isReadAgain });
  }

  #findPosition(owner: PositionOwner, { issue, isSample, reading }: OpenIssue): ReadingPosition | null {
    const position = latestPosition(this.#positions.find(owner, issue.id), reading);
    const positionInSample = this.#positions.findInSample(owner, issue.id);
    return isSample ? latestPosition(position, positionInSample) : (position ?? positionInSample);
  }
}
