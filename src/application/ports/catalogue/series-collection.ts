import type { Series, SeriesWithIssues } from '../../../domain/catalogue/series.ts';
import type { CatalogueErrorCode } from '../../../domain/error-code.ts';
import type { Failure } from '../../../domain/failure.ts';
import type { Result } from '../../../domain/result.ts';
import type { Slice, SliceRequest } from '../../../domain/slice.ts';

/** Series, with their issues ordered by number. */
export interface SeriesCollection {
  findByIssue(issueId: string): Promise<Result<Series, Failure<CatalogueErrorCode>>>;
  /** `request` selects issues of the series. */
  findBySlug(
    slug: string,
    request: SliceRequest,
  ): Promise<Result<SeriesWithIssues, Failure<CatalogueErrorCode>>>;
  /** Ordered by title. */
  listByPublisher(
    publisherId: string,
    request: SliceRequest,
  ): Promise<Result<Slice<Series>, Failure<CatalogueErrorCode>>>;
  /** Best match first. */
  search(query: string, request: SliceRequest): Promise<Result<Slice<Series>, Failure<CatalogueErrorCode>>>;
}
