import type { Series, SeriesWithIssues } from '../../../domain/catalogue/series.ts';
import type { CatalogueErrorCode } from '../../../domain/error-code.ts';
import type { Failure } from '../../../domain/failure.ts';
import type { Result } from '../../../domain/result.ts';
import type { Slice, SliceRequest } from '../../../domain/slice.ts';

/** Series and their issues by number. */
export interface SeriesCollection {
  ofIssue(issueId: string): Promise<Result<Series, Failure<CatalogueErrorCode>>>;
  /** One series; the request is for its issues. */
  bySlug(slug: string, request: SliceRequest): Promise<Result<SeriesWithIssues, Failure<CatalogueErrorCode>>>;
  /** Those of a publisher, by title. */
  ofPublisher(
    publisherId: string,
    request: SliceRequest,
  ): Promise<Result<Slice<Series>, Failure<CatalogueErrorCode>>>;
  /** Those that a person would mean by `query`, the best first. */
  search(query: string, request: SliceRequest): Promise<Result<Slice<Series>, Failure<CatalogueErrorCode>>>;
}
