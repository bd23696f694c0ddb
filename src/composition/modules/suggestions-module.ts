import { HttpPopularSearches } from '../../infrastructure/comics/http-popular-searches.ts';
import { HttpSearchSuggestions } from '../../infrastructure/comics/http-search-suggestions.ts';
import { PopularSearchesPresenter } from '../../presentation/shell/search/popular-searches-presenter.ts';
import { RecentSearchesPresenter } from '../../presentation/shell/search/recent-searches-presenter.ts';
import { SuggestionsPresenter } from '../../presentation/shell/search/suggestions-presenter.ts';
import { tokens } from '../tokens.ts';
import { lateModule } from './late-module.ts';

/** What the search in the header suggests, also on the search screen. */
export const suggestionsModule = lateModule((bind) => {
  bind(tokens.searchSuggestions).toResolvedValue(
    (comics) => new HttpSearchSuggestions(comics),
    [tokens.comicsClient],
  );
  bind(tokens.popularSearches).toResolvedValue(
    (comics) => new HttpPopularSearches(comics),
    [tokens.comicsClient],
  );
  bind(tokens.popularSearchesPresenter)
    .toResolvedValue(
      (popularSearches, language, market) => new PopularSearchesPresenter(popularSearches, language, market),
      [tokens.popularSearches, tokens.languagePresenter, tokens.marketPresenter],
    )
    .inSingletonScope();
  bind(tokens.recentSearchesPresenter)
    .toResolvedValue(
      (recentSearches, session, popular) => new RecentSearchesPresenter(recentSearches, session, popular),
      [tokens.recentSearches, tokens.sessionPresenter, tokens.popularSearchesPresenter],
    )
    .inSingletonScope();
  bind(tokens.suggestionsPresenter)
    .toResolvedValue(
      (source, language, market, recent, popular) =>
        new SuggestionsPresenter(source, language, market, recent, popular),
      [
        tokens.searchSuggestions,
        tokens.languagePresenter,
        tokens.marketPresenter,
        tokens.recentSearchesPresenter,
        tokens.popularSearchesPresenter,
      ],
    )
    .inSingletonScope();
});
