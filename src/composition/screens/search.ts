import { HttpPeople } from '../../infrastructure/comics/http-people.ts';
import { searchEnUs } from '../../presentation/search/search.en-us.ts';
import { searchPtBr } from '../../presentation/search/search.pt-br.ts';
import { SearchPage } from '../../presentation/search/search-page.tsx';
import { SearchPresenter } from '../../presentation/search/search-presenter.ts';
import { lateModule } from '../modules/late-module.ts';
import { publishersModule } from '../modules/publishers-module.ts';
import { recentSearchesModule } from '../modules/recent-searches-module.ts';
import { seriesModule } from '../modules/series-module.ts';
import { suggestionsModule } from '../modules/suggestions-module.ts';
import { screen } from '../screen.tsx';
import { tokens } from '../tokens.ts';

export const search = screen({
  presenter: tokens.searchPresenter,
  page: SearchPage,
  texts: { search: [searchPtBr, searchEnUs] },
  isLocalized: true,
  shared: [publishersModule, recentSearchesModule, seriesModule, suggestionsModule],
  fetch: (presenter, _, parameters) =>
    void (presenter.resultsFor(parameters.get('s') ?? '') ?? presenter.popular).start(),
  scoped: [
    lateModule((bind) => {
      bind(tokens.people).toResolvedValue((comics) => new HttpPeople(comics), [tokens.comicsClient]);
      bind(tokens.searchPresenter)
        .toResolvedValue(
          (issues, seriesCollection, publishers, people, suggestions) =>
            new SearchPresenter({ issues, seriesCollection, publishers, people }, suggestions),
          [
            tokens.issues,
            tokens.seriesCollection,
            tokens.publishers,
            tokens.people,
            tokens.suggestionsPresenter,
          ],
        )
        .inSingletonScope();
    }),
  ],
});
