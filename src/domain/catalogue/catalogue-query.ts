import { type Genre, genreOfSlug, genreSlug } from './genre.ts';
import type { ParentalRating } from './issue.ts';

/** How an issue may be had. */
export const catalogueKinds = ['all', 'free', 'subscription', 'on_demand'] as const;
export type CatalogueKind = (typeof catalogueKinds)[number];

/** Which issues of the catalogue are wanted. */
export interface CatalogueQuery {
  readonly kind: CatalogueKind;
  readonly genre: Genre | null;
  /** The highest rating that is wanted; null: any. */
  readonly upTo: ParentalRating | null;
  /** True for what was published within the last seven days. */
  readonly isNewOnly: boolean;
}

export const wholeCatalogue: CatalogueQuery = { kind: 'all', genre: null, upTo: null, isNewOnly: false };

export const parentalRatings: readonly ParentalRating[] = ['L', '10', '12', '14', '16', '+18'];

/** Reads the query of an address such as `?kind=free&genre=horror&rating=12&new=week`; what it does not know is not wanted. */
export function readCatalogueQuery(parameters: URLSearchParams): CatalogueQuery {
  const kind = parameters.get('kind');
  const rating = parameters.get('rating');
  return {
    kind: catalogueKinds.find((each) => each === kind) ?? 'all',
    genre: genreOfSlug(parameters.get('genre') ?? ''),
    // '+' is a space in addresses that were typed by hand.
    upTo: parentalRatings.find((each) => each === rating || each === `+${rating?.trim()}`) ?? null,
    isNewOnly: parameters.get('new') === 'week',
  };
}

/** The query as an address tells it; what is wanted anyway is not told. */
export function catalogueParameters({ kind, genre, upTo, isNewOnly }: CatalogueQuery): URLSearchParams {
  return new URLSearchParams({
    ...(kind !== 'all' && { kind }),
    ...(genre && { genre: genreSlug(genre) }),
    ...(upTo && { rating: upTo.replace('+', '') }),
    ...(isNewOnly && { new: 'week' }),
  });
}
