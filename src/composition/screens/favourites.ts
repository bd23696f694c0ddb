import { favouritesEnUs } from '../../presentation/favourites/favourites.en-us.ts';
import { favouritesPtBr } from '../../presentation/favourites/favourites.pt-br.ts';
import { FavouritesPage } from '../../presentation/favourites/favourites-page.tsx';
import { FavouritesScreenPresenter } from '../../presentation/favourites/favourites-screen-presenter.ts';
import { favouritesModule } from '../modules/favourites-module.ts';
import { lateModule } from '../modules/late-module.ts';
import { screen } from '../screen.tsx';
import { tokens } from '../tokens.ts';

export const favourites = screen({
  presenter: tokens.favouritesScreenPresenter,
  page: FavouritesPage,
  texts: { favourites: [favouritesPtBr, favouritesEnUs] },
  shared: [favouritesModule],
  isLocalized: true,
  isPersonal: true,
  scoped: [
    lateModule((bind) => {
      bind(tokens.favouritesScreenPresenter)
        .toResolvedValue(
          (list, shelf) => new FavouritesScreenPresenter(list, shelf),
          [tokens.favourites, tokens.favouritesPresenter],
        )
        .inSingletonScope();
    }),
  ],
});
