import { catalogueKinds, catalogueOrders, ratingLimits } from '../../domain/catalogue/catalogue-query.ts';
import { genreSlug, genres } from '../../domain/catalogue/genre.ts';
import type { ScreenName } from '../routes/screen-table.ts';

/** Allowed values by query parameter. */
type ParameterValues = Readonly<Record<string, readonly string[]>>;

/**
 * The screens that the platform renders into the page: they are the same for all readers. Lists the query parameters
 * that change a screen. Other parameters are ignored. An address with another value gets no first view, so that an
 * attacker cannot make the platform render an unlimited number of them.
 */
export const firstViewScreens: Partial<Record<ScreenName, ParameterValues>> = {
  home: {},
  catalogue: {
    kind: catalogueKinds,
    genre: genres.map(genreSlug),
    rating: ratingLimits,
    new: ['week'],
    order: catalogueOrders.map(String),
  },
  genre: {},
  issue: {},
  plans: {},
  series: {},
  publishers: {},
  publisher: {},
  creator: {},
};
