import { HttpFavourites } from '../../infrastructure/comics/http-favourites.ts';
import { FavouritesPresenter } from '../../presentation/shell/favourites/favourites-presenter.ts';
import { tokens } from '../tokens.ts';
import { lateModule } from './late-module.ts';

/** The reader's favourites, on all screens that show or change them. */
export const favouritesModule = lateModule((bind) => {
  bind(tokens.favourites).toResolvedValue((comics) => new HttpFavourites(comics), [tokens.comicsClient]);
  bind(tokens.favouritesPresenter)
    .toResolvedValue(
      (favourites, session, notifications) => new FavouritesPresenter(favourites, session, notifications),
      [tokens.favourites, tokens.sessionPresenter, tokens.notifications],
    )
    .inSingletonScope();
});
