import type { Creator } from '../../../domain/catalogue/creator.ts';
import type { Issue } from '../../../domain/catalogue/issue.ts';
import type { Series } from '../../../domain/catalogue/series.ts';
import type { CatalogueErrorCode } from '../../../domain/error-code.ts';
import type { Failure } from '../../../domain/failure.ts';
import type { Result } from '../../../domain/result.ts';
import type { Slice, SliceRequest } from '../../../domain/slice.ts';

/** The people and studios in the credits of issues. */
export interface Creators {
  /** Fails with CREATOR.NOT_FOUND if no offered issue credits the creator. */
  findBySlug(slug: string): Promise<Result<Creator, Failure<CatalogueErrorCode>>>;
  /** Newest first. */
  listIssues(slug: string, request: SliceRequest): Promise<Result<Slice<Issue>, Failure<CatalogueErrorCode>>>;
  /** By title. */
  listSeries(
    slug: string,
    request: SliceRequest,
  ): Promise<Result<Slice<Series>, Failure<CatalogueErrorCode>>>;
}
