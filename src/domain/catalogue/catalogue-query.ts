import { type Genre, genreOfSlug, genreSlug } from './genre.ts';
import type { ParentalRating } from './issue.ts';

/** How an issue is offered. */
export const catalogueKinds = ['all', 'free', 'subscription', 'on_demand'] as const;
export type CatalogueKind = (typeof catalogueKinds)[number];

/** Filters of the catalogue. */
export interface CatalogueQuery {
  readonly kind: CatalogueKind;
  readonly genre: Genre | null;
  /** Highest rating to include. Null for any rating. */
  readonly upTo: ParentalRating | null;
  /** True for issues published within the last seven days. */
  readonly isNewOnly: boolean;
}

export const unfilteredQuery: CatalogueQuery = { kind: 'all', genre: null, upTo: null, isNewOnly: false };

export const parentalRatings: readonly ParentalRating[] = ['L', '10', '12', '14', '16', '+18'];

/** Reads the query of an address such as `?kind=free&genre=horror&rating=12&new=week`. Ignores unknown values. */
export function readCatalogueQuery(parameters: URLSearchParams): CatalogueQuery {
  const kind = parameters.get('kind');
  const rating = parameters.get('rating');
  return {
    kind: catalogueKinds.find((each) => each === kind) ?? 'all',
    genre: genreOfSlug(parameters.get('genre') ?? ''),
    // URLSearchParams decodes an unescaped '+' as a space.
    upTo: parentalRatings.find((each) => each === rating || each === `+${rating?.trim()}`) ?? null,
    isNewOnly: parameters.get('new') === 'week',
  };
}

/** The parameters of an address for the query. Omits default values. */
export function catalogueParameters({ kind, genre, upTo, isNewOnly }: CatalogueQuery): URLSearchParams {
  return new URLSearchParams({
    ...(kind !== 'all' && { kind }),
    ...(genre && { genre: genreSlug(genre) }),
    ...(upTo && { rating: upTo.replace('+', '') }),
    ...(isNewOnly && { new: 'week' }),
  });
}
