import type { Container } from 'inversify';
import type { SuggestionsPresenter } from '../../presentation/shell/search/suggestions-presenter.ts';
import { Lazy } from '../../presentation/ui/lazy-loading/lazy.ts';
import { loadFeature } from '../feature.ts';
import { tokens } from '../tokens.ts';

/** What the search in the header suggests. It is loaded when the field first gets the focus. */
export const lazySuggestions = (container: Container): Lazy<SuggestionsPresenter> =>
  new Lazy(async () => {
    await loadFeature(container, async () => {
      const [{ suggestionsModule }, { recentSearchesModule }] = await Promise.all([
        import(/* webpackChunkName: 'search-suggestions' */ '../modules/suggestions-module.ts'),
        import(/* webpackChunkName: 'search-suggestions' */ '../modules/recent-searches-module.ts'),
      ]);
      return { shared: [suggestionsModule, recentSearchesModule] };
    });
    return container.get(tokens.suggestionsPresenter);
  });
