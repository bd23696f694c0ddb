import type { Issue } from '../../domain/catalogue/issue.ts';
import type { ReadingErrorCode } from '../../domain/error-code.ts';
import type { Failure } from '../../domain/failure.ts';
import { type Result, succeeded } from '../../domain/result.ts';
import type { Issues } from '../ports/catalogue/issues.ts';
import type { Readings } from '../ports/reading/readings.ts';

/** How many of the issues read last are looked up. Each takes one request. */
const maxLookups = 6;

/** The issues that follow the six that a reader read last, in that order, without those that are started already. Rule 71. */
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
    const lookups = await Promise.all(
      [...startedIds].slice(0, maxLookups).map((issueId) => this.#issues.findNeighbours(issueId)),
    );
    // An issue that was withdrawn, or whose request fails, is left out: the others are still useful.
    const nextIssues = lookups.flatMap((lookup) =>
      lookup.ok && lookup.value.next ? [lookup.value.next] : [],
    );
    return succeeded(nextIssues.filter(({ id }) => !startedIds.has(id)));
  }
}
