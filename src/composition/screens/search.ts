import { SearchPage } from '../../presentation/search/search-page.tsx';
import { SearchPresenter } from '../../presentation/search/search-presenter.ts';
import { lateModule } from '../late-module.ts';
import { screen } from '../screen.tsx';
import { tokens } from '../tokens.ts';

export const search = screen({
  presenter: tokens.searchPresenter,
  page: SearchPage,
  isInLanguage: true,
  module: lateModule((bind) => {
    bind(tokens.searchPresenter)
      .toResolvedValue((issues) => new SearchPresenter(issues), [tokens.issues])
      .inSingletonScope();
  }),
});
