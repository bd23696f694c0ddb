import type { Failure } from '../../domain/failure.ts';
import type { Issue } from '../../domain/issue.ts';
import type { OpenIssue } from '../../domain/reading.ts';
import type { Result } from '../../domain/result.ts';
import type { Slice, SliceRequest } from '../../domain/slice.ts';

/** The catalogue's issues, newest first. Source: platform.md §7, Issues. */
export interface Issues {
  list(request: SliceRequest): Promise<Result<Slice<Issue>, Failure>>;
  /** Those that a person would mean by `query`, the best first. Accents and capitals do not count. */
  search(query: string, request: SliceRequest): Promise<Result<Slice<Issue>, Failure>>;
  bySlug(slug: string): Promise<Result<Issue, Failure>>;
  /** The pages to read, with addresses that work for a while. Needs a session and the right to read. */
  open(issueId: string): Promise<Result<OpenIssue, Failure>>;
}
