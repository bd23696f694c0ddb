import { type ShuffleModule, shuffleModules } from '../shuffle.ts';
import { type Genre, genreOfSlug, genreSlug } from './genre.ts';
import type { ParentalRating } from './issue.ts';

/** How an issue is offered. */
export const catalogueKinds = ['all', 'free', 'subscription', 'on_demand'] as const;
export type CatalogueKind = (typeof catalogueKinds)[number];

/** Sorted orders of the catalogue, as addresses name them. */
export const catalogueSorts = ['newest', 'title', 'most-read'] as const;
export type CatalogueSort = (typeof catalogueSorts)[number];

/** A shuffled order, which its module selects, or a sorted one. */
export type CatalogueOrder = ShuffleModule | CatalogueSort;

/** Filters of the catalogue. */
export interface CatalogueFilters {
  readonly kind: CatalogueKind;
  readonly genre: Genre | null;
  /** Highest rating to include. Null for any rating. */
  readonly upTo: RatingLimit | null;
  /** True for issues published within the last seven days. */
  readonly isNewOnly: boolean;
}

export interface CatalogueQuery extends CatalogueFilters {
  /** Null for the shuffled order of this visit. */
  readonly order: CatalogueOrder | null;
}

export const unfiltered: CatalogueFilters = { kind: 'all', genre: null, upTo: null, isNewOnly: false };

/** Ratings that a filter can end with. '+18' is none of them, because it would exclude nothing. */
export const ratingLimits = ['L', '10', '12', '14', '16'] as const;
export type RatingLimit = (typeof ratingLimits)[number];

export const parentalRatings: readonly ParentalRating[] = [...ratingLimits, '+18'];

/** The values of `order` in an address. */
export const catalogueOrders: readonly CatalogueOrder[] = [...catalogueSorts, ...shuffleModules];

export const isCatalogueSort = (order: CatalogueOrder | null): order is CatalogueSort =>
  typeof order === 'string';

/** Reads the query of an address such as `?kind=free&genre=horror&rating=12&new=week&order=31`. Ignores unknown values. */
export function readCatalogueQuery(parameters: URLSearchParams): CatalogueQuery {
  const kind = parameters.get('kind');
  const rating = parameters.get('rating');
  const order = parameters.get('order');
  return {
    kind: catalogueKinds.find((each) => each === kind) ?? 'all',
    genre: genreOfSlug(parameters.get('genre') ?? ''),
    upTo: ratingLimits.find((each) => each === rating) ?? null,
    isNewOnly: parameters.get('new') === 'week',
    order: catalogueOrders.find((each) => String(each) === order) ?? null,
  };
}

/** The number of filters that differ from the whole catalogue. */
export const countFilters = ({ kind, genre, upTo, isNewOnly }: CatalogueFilters): number =>
  [kind !== 'all', genre, upTo, isNewOnly].filter(Boolean).length;

/** The parameters of an address for the query. Omits default values. */
export function catalogueParameters({
  kind,
  genre,
  upTo,
  isNewOnly,
  order,
}: CatalogueFilters & Partial<CatalogueQuery>): URLSearchParams {
  return new URLSearchParams({
    ...(kind !== 'all' && { kind }),
    ...(genre && { genre: genreSlug(genre) }),
    ...(upTo && { rating: upTo }),
    ...(isNewOnly && { new: 'week' }),
    ...(order && { order: String(order) }),
  });
}
