import type { CatalogueErrorCode } from '../../../domain/error-code.ts';
import type { Failure } from '../../../domain/failure.ts';
import type { Result } from '../../../domain/result.ts';

/** What readers search for. The service does not store who searched. */
export interface PopularSearches {
  /** Texts that find something, most popular first. */
  list(): Promise<Result<readonly string[], Failure<CatalogueErrorCode>>>;
  /** Counts a search that the reader submitted, or of which they opened a result. */
  count(query: string): Promise<Result<void, Failure<CatalogueErrorCode>>>;
}
