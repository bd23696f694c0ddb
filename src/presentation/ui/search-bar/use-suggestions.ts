import { useState } from 'react';
import { Lazy } from '../lazy-loading/lazy.ts';

/** Loads the code of the suggestions when the field gets the focus. If loading fails, the field works without them. */
export function useSuggestions() {
  const [suggestions] = useState(
    () =>
      new Lazy(async () => {
        const file = await import(/* webpackChunkName: 'search-suggestions' */ './search-suggestions.tsx');
        return file.SearchSuggestions;
      }),
  );
  return suggestions;
}
