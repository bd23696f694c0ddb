import type { Failure } from '../../domain/failure.ts';
import type { Result } from '../../domain/result.ts';
import type { Series, SeriesWithIssues } from '../../domain/series.ts';
import type { SliceRequest } from '../../domain/slice.ts';

/** Series and their issues by number. Source: platform.md §7, Series. */
export interface SeriesCollection {
  ofIssue(issueId: string): Promise<Result<Series, Failure>>;
  bySlug(slug: string, request: SliceRequest): Promise<Result<SeriesWithIssues, Failure>>;
}
