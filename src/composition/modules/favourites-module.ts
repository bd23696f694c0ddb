import { HttpFavourites } from '../../infrastructure/comics/http-favourites.ts';
import { FavouritesPresenter } from '../../presentation/shell/favourites/favourites-presenter.ts';
import { tokens } from '../tokens.ts';
import { lateModule } from './late-module.ts';

/** The reader's own shelf, on every screen where issues are put on it. */
export const favouritesModule = lateModule((bind) => {
  bind(tokens.favourites).toResolvedValue((comics) => new HttpFavourites(comics), [tokens.comicsClient]);
  bind(tokens.favouritesPresenter)
    .toResolvedValue(
      (favourites, session, notifications) => new FavouritesPresenter(favourites, session, notifications),
      [tokens.favourites, tokens.sessionPresenter, tokens.notifications],
    )
    .inSingletonScope();
});
