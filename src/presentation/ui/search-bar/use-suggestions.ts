import { type ComponentType, useCallback, useRef, useState } from 'react';
import type { SearchSuggestionsProps } from './search-suggestions.tsx';

/**
 * The suggestions, which no first load carries: fetched when somebody enters the field, while they still type. If
 * they do not come, the field works without them and the next who asks tries again.
 */
export function useSuggestions() {
  const [Suggestions, setSuggestions] = useState<ComponentType<SearchSuggestionsProps> | null>(null);
  const isFetching = useRef(false);

  const fetchSuggestions = useCallback(async () => {
    if (isFetching.current) return;
    isFetching.current = true;
    try {
      const file = await import(/* webpackChunkName: 'search-suggestions' */ './search-suggestions.tsx');
      setSuggestions(() => file.SearchSuggestions);
    } catch {
      isFetching.current = false;
    }
  }, []);

  return { Suggestions, fetchSuggestions };
}
