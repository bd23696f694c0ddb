import { FavouritesPresenter } from '../../presentation/shell/favourites/favourites-presenter.ts';
import { tokens } from '../tokens.ts';
import { lateModule } from './late-module.ts';

/** Changes of the reader's favourites, on all screens that offer them. */
export const favouritesPresenterModule = lateModule((bind) => {
  bind(tokens.favouritesPresenter)
    .toResolvedValue(
      (favourites, session, notifications) => new FavouritesPresenter(favourites, session, notifications),
      [tokens.favourites, tokens.sessionPresenter, tokens.notifications],
    )
    .inSingletonScope();
});
