import { readCatalogueQuery } from '../../domain/catalogue/catalogue-query.ts';
import { catalogueEnUs } from '../../presentation/catalogue/catalogue.en-us.ts';
import { cataloguePtBr } from '../../presentation/catalogue/catalogue.pt-br.ts';
import { CataloguePage } from '../../presentation/catalogue/catalogue-page.tsx';
import { CataloguePresenter } from '../../presentation/catalogue/catalogue-presenter.ts';
import { lateModule } from '../modules/late-module.ts';
import { showcaseModule } from '../modules/showcase-module.ts';
import { screen } from '../screen.tsx';
import { tokens } from '../tokens.ts';

export const catalogue = screen({
  presenter: tokens.cataloguePresenter,
  page: CataloguePage,
  texts: { catalogue: [cataloguePtBr, catalogueEnUs] },
  isLocalized: true,
  shared: [showcaseModule],
  fetch: (presenter, _, parameters) => {
    void presenter.listOf(readCatalogueQuery(parameters)).start();
    void presenter.startGenres();
  },
  scoped: [
    lateModule((bind) => {
      bind(tokens.cataloguePresenter)
        .toResolvedValue(
          (issues, showcase, shuffleModule, profile) =>
            new CataloguePresenter(issues, showcase, shuffleModule, profile),
          [tokens.issues, tokens.showcase, tokens.shuffleModule, tokens.readerProfilePresenter],
        )
        .inSingletonScope();
    }),
  ],
});
