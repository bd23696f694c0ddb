import type { CatalogueQuery } from '../../../domain/catalogue/catalogue-query.ts';
import type { Issue } from '../../../domain/catalogue/issue.ts';
import type { CatalogueErrorCode } from '../../../domain/error-code.ts';
import type { Failure } from '../../../domain/failure.ts';
import type { OpenIssue } from '../../../domain/reading/reading.ts';
import type { Result } from '../../../domain/result.ts';
import type { ShuffleModule } from '../../../domain/shuffle.ts';
import type { Slice, SliceRequest } from '../../../domain/slice.ts';

/** The issues beside one in its series; null at its ends. */
export interface NeighbourIssues {
  readonly previous: Issue | null;
  readonly next: Issue | null;
}

/** The catalogue's issues. */
export interface Issues {
  /** The newest first. */
  list(request: SliceRequest): Promise<Result<Slice<Issue>, Failure<CatalogueErrorCode>>>;
  /** Those of the query, in the order of the module. */
  listShuffled(
    query: CatalogueQuery,
    module: ShuffleModule,
    request: SliceRequest,
  ): Promise<Result<Slice<Issue>, Failure<CatalogueErrorCode>>>;
  /** Those of a publisher, the newest first. */
  ofPublisher(
    publisherId: string,
    request: SliceRequest,
  ): Promise<Result<Slice<Issue>, Failure<CatalogueErrorCode>>>;
  /** Those that a person would mean by `query`, the best first: accents, capitals and typing errors do not count. */
  search(query: string, request: SliceRequest): Promise<Result<Slice<Issue>, Failure<CatalogueErrorCode>>>;
  /** What a person may have meant by a query that finds nothing, the likeliest first. */
  suggest(query: string): Promise<Result<readonly string[], Failure<CatalogueErrorCode>>>;
  bySlug(slug: string): Promise<Result<Issue, Failure<CatalogueErrorCode>>>;
  neighbours(issueId: string): Promise<Result<NeighbourIssues, Failure<CatalogueErrorCode>>>;
  /** The pages to read, with addresses that work for a while. Needs a session and the right to read. */
  open(issueId: string): Promise<Result<OpenIssue, Failure<CatalogueErrorCode>>>;
}
