import { readCatalogueQuery } from '../../domain/catalogue/catalogue-query.ts';
import { catalogueEnUs } from '../../presentation/catalogue/catalogue.en-us.ts';
import { cataloguePtBr } from '../../presentation/catalogue/catalogue.pt-br.ts';
import { CataloguePage } from '../../presentation/catalogue/catalogue-page.tsx';
import { CataloguePresenter } from '../../presentation/catalogue/catalogue-presenter.ts';
import { lateModule } from '../modules/late-module.ts';
import { screen } from '../screen.tsx';
import { tokens } from '../tokens.ts';

export const catalogue = screen({
  presenter: tokens.cataloguePresenter,
  page: CataloguePage,
  texts: { catalogue: [cataloguePtBr, catalogueEnUs] },
  isLocalized: true,
  fetch: (presenter, _, parameters) => void presenter.listOf(readCatalogueQuery(parameters)).start(),
  scoped: [
    lateModule((bind) => {
      bind(tokens.cataloguePresenter)
        .toResolvedValue(
          (issues, shuffleModule) => new CataloguePresenter(issues, shuffleModule),
          [tokens.issues, tokens.shuffleModule],
        )
        .inSingletonScope();
    }),
  ],
});
