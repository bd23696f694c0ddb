import type { SuggestionLimits, Suggestions } from '../../../domain/catalogue/suggestions.ts';
import type { CatalogueErrorCode } from '../../../domain/error-code.ts';
import type { Failure } from '../../../domain/failure.ts';
import type { Result } from '../../../domain/result.ts';

/** Suggestions while the reader types. One call returns all kinds, because a slow network delays each request. */
export interface SearchSuggestions {
  find(text: string, limits: SuggestionLimits): Promise<Result<Suggestions, Failure<CatalogueErrorCode>>>;
}
