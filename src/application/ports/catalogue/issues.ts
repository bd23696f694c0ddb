import type { CatalogueFilters, CatalogueOrder } from '../../../domain/catalogue/catalogue-query.ts';
import type { Issue } from '../../../domain/catalogue/issue.ts';
import type { CatalogueErrorCode } from '../../../domain/error-code.ts';
import type { Failure } from '../../../domain/failure.ts';
import type { OpenIssue } from '../../../domain/reading/reading.ts';
import type { Result } from '../../../domain/result.ts';
import type { CountedSlice, Slice, SliceRequest } from '../../../domain/slice.ts';

/** The previous and the next issue of a series; null at its ends. */
export interface NeighbourIssues {
  readonly previous: Issue | null;
  readonly next: Issue | null;
}

export interface IssueSearchResults extends Slice<Issue> {
  /** The words that were searched instead if no issue has the typed ones; otherwise, and on later pages, null. */
  readonly correction: string | null;
}

export interface OpenIssueOptions {
  /** A visitor declared to be an adult. Without a declaration, content for adults fails with USER.AGE_UNCONFIRMED. */
  readonly isOfAge?: boolean;
  /** The language of the edition. Absent, or if the issue has no such edition: the service chooses, as for lists. */
  readonly language?: string;
  /** The version of the pages that is open already. Absent, or if the service does not have it any more: the newest. */
  readonly version?: number;
}

/** The issues of the catalogue. */
export interface Issues {
  /** Newest first. */
  list(request: SliceRequest): Promise<Result<Slice<Issue>, Failure<CatalogueErrorCode>>>;
  /** Issues that match the filters, with their number. */
  listFiltered(
    filters: CatalogueFilters,
    order: CatalogueOrder,
    request: SliceRequest,
  ): Promise<Result<CountedSlice<Issue>, Failure<CatalogueErrorCode>>>;
  /** Newest first. */
  listByPublisher(
    publisherId: string,
    request: SliceRequest,
  ): Promise<Result<Slice<Issue>, Failure<CatalogueErrorCode>>>;
  /**
   * Best match first: titles, series, people, publishers and genres, then descriptions. The search ignores accents, case
   * and typing errors.
   */
  search(
    query: string,
    request: SliceRequest,
  ): Promise<Result<IssueSearchResults, Failure<CatalogueErrorCode>>>;
  /** Those that are offered, in the order of the ids. At most 24. */
  listById(ids: readonly string[]): Promise<Result<readonly Issue[], Failure<CatalogueErrorCode>>>;
  findBySlug(slug: string): Promise<Result<Issue, Failure<CatalogueErrorCode>>>;
  findNeighbours(issueId: string): Promise<Result<NeighbourIssues, Failure<CatalogueErrorCode>>>;
  /** Returns the pages with addresses that expire; only the sample if the viewer may not read the issue. */
  open(issueId: string, options?: OpenIssueOptions): Promise<Result<OpenIssue, Failure<CatalogueErrorCode>>>;
}
