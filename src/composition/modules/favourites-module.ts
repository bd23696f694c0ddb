import { HttpFavourites } from '../../infrastructure/comics/http-favourites.ts';
import { tokens } from '../tokens.ts';
import { lateModule } from './late-module.ts';

/** The reader's favourites, on all screens that show them. */
export const favouritesModule = lateModule((bind) => {
  bind(tokens.favourites).toResolvedValue((comics) => new HttpFavourites(comics), [tokens.comicsClient]);
});
