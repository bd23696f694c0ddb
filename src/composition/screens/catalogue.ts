import { CataloguePage } from '../../presentation/catalogue/catalogue-page.tsx';
import { CataloguePresenter } from '../../presentation/catalogue/catalogue-presenter.ts';
import { lateModule } from '../late-module.ts';
import { screen } from '../screen.tsx';
import { tokens } from '../tokens.ts';

export const catalogue = screen({
  presenter: tokens.cataloguePresenter,
  page: CataloguePage,
  isInLanguage: true,
  fetch: (presenter) => void presenter.issues.start(),
  module: lateModule((bind) => {
    bind(tokens.cataloguePresenter)
      .toResolvedValue((issues) => new CataloguePresenter(issues), [tokens.issues])
      .inSingletonScope();
  }),
});
