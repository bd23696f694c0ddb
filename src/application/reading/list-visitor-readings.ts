import type { CatalogueErrorCode } from '../../domain/error-code.ts';
import type { Failure } from '../../domain/failure.ts';
import type { Reading } from '../../domain/reading/reading.ts';
import { finishedAtOf, isInProgress } from '../../domain/reading/reading-progress.ts';
import { type Result, succeeded } from '../../domain/result.ts';
import type { Issues } from '../ports/catalogue/issues.ts';
import type { ReadingPositions } from '../ports/reading/reading-positions.ts';

/** The service returns no more issues by id at once. */
const maxRequestedIds = 24;
const maxReadings = 12;

/** What visitors are reading on this device, newest first: the issues that they did not finish. Rules 69 and 71. */
export class ListVisitorReadings {
  readonly #positions: ReadingPositions;
  readonly #issues: Issues;

  constructor(positions: ReadingPositions, issues: Issues) {
    this.#positions = positions;
    this.#issues = issues;
  }

  async execute(): Promise<Result<readonly Reading[], Failure<CatalogueErrorCode>>> {
    const positions = this.#positions.list(null).slice(0, maxRequestedIds);
    if (positions.length === 0) return succeeded([]);
    const outcome = await this.#issues.listById(positions.map(({ issueId }) => issueId));
    if (!outcome.ok) return outcome;
    const readings = positions.flatMap(({ issueId, ...position }) => {
      const issue = outcome.value.find(({ id }) => id === issueId);
      if (!issue) return [];
      const { pagesCount = issue.pagesCount } = position;
      const reading = { ...position, issue, pagesCount, finishedAt: finishedAtOf(position, pagesCount) };
      return isInProgress(reading) ? [reading] : [];
    });
    return succeeded(readings.slice(0, maxReadings));
  }
}
