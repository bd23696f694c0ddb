import type { Suggestions } from '../../../domain/catalogue/suggestions.ts';
import type { CatalogueErrorCode } from '../../../domain/error-code.ts';
import type { Failure } from '../../../domain/failure.ts';
import type { Result } from '../../../domain/result.ts';

/**
 * Suggestions while the reader types: at most two issues, one person, one publisher and two series. One call returns all
 * kinds, because a slow network delays each request.
 */
export interface SearchSuggestions {
  find(text: string): Promise<Result<Suggestions, Failure<CatalogueErrorCode>>>;
}
