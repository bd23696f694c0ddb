import type { Issue } from '../../domain/catalogue/issue.ts';
import type { ReadingErrorCode } from '../../domain/error-code.ts';
import type { Failure } from '../../domain/failure.ts';
import { type Result, succeeded } from '../../domain/result.ts';
import type { Issues } from '../ports/catalogue/issues.ts';
import type { Readings } from '../ports/reading/readings.ts';

/** The number of issues read last whose series are continued. Each takes one request. */
const maxContinued = 6;

/** The next issues of the series that a reader read last, newest first, without those that the reader has started. Rule 71. */
export class ListNextIssues {
  readonly #readings: Readings;
  readonly #issues: Issues;

  constructor(readings: Readings, issues: Issues) {
    this.#readings = readings;
    this.#issues = issues;
  }

  async execute(readerId: string): Promise<Result<readonly Issue[], Failure<ReadingErrorCode>>> {
    const outcome = await this.#readings.listProgress(readerId);
    if (!outcome.ok) return outcome;
    const startedIds = new Set(outcome.value.map(({ issueId }) => issueId));
    const neighbours = await Promise.all(
      [...startedIds].slice(0, maxContinued).map((issueId) => this.#issues.findNeighbours(issueId)),
    );
    // One of them may have been withdrawn, which does not matter for the others.
    const nextIssues = neighbours.flatMap((each) => (each.ok && each.value.next) || []);
    return succeeded(nextIssues.filter(({ id }) => !startedIds.has(id)));
  }
}
