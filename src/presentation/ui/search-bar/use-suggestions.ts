import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react';
import { whenIdle } from '../screen-ahead/when-idle.ts';
import type { SearchSuggestionsProps } from './search-suggestions.tsx';

/**
 * The suggestions, which no first load carries: fetched when the browser is idle, or at once when they are asked
 * for. If they do not come, the field works without them and the next who asks tries again.
 */
export function useSuggestions() {
  const [Suggestions, setSuggestions] = useState<ComponentType<SearchSuggestionsProps> | null>(null);
  const isFetching = useRef(false);

  const fetchSuggestions = useCallback(async () => {
    if (isFetching.current) return;
    isFetching.current = true;
    try {
      const file = await import(/* webpackChunkName: 'search' */ './search-suggestions.tsx');
      setSuggestions(() => file.SearchSuggestions);
    } catch {
      isFetching.current = false;
    }
  }, []);

  useEffect(() => whenIdle(fetchSuggestions), [fetchSuggestions]);
  return { Suggestions, fetchSuggestions };
}
