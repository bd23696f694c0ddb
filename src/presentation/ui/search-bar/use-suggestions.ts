import { useState } from 'react';
import { Lazy } from '../lazy-loading/lazy.ts';

/**
 * The suggestions, which no first load carries: loaded when somebody enters the field, while they still type. If they
 * do not come, the field works without them and the next who asks tries again.
 */
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
