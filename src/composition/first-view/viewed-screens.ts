import { catalogueKinds, parentalRatings } from '../../domain/catalogue/catalogue-query.ts';
import { genreSlug, genres } from '../../domain/catalogue/genre.ts';
import type { ScreenName } from '../routes/screen-table.ts';

/** Values by parameter of an address. */
type Values = Readonly<Record<string, readonly string[]>>;

/**
 * The screens that the platform draws into the page, those that are the same for everybody, each with what it reads of
 * an address. Other parameters change nothing; of an address with another value nothing is drawn, so that nobody has
 * views without end made.
 */
export const viewedScreens: Partial<Record<ScreenName, Values>> = {
  home: {},
  catalogue: {
    kind: catalogueKinds,
    genre: genres.map(genreSlug),
    rating: parentalRatings.map((rating) => rating.replace('+', '')),
    new: ['week'],
  },
  genre: {},
  issue: {},
  plans: {},
  series: {},
  publishers: {},
  publisher: {},
};
