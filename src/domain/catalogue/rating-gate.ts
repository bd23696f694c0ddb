import { parentalRatings } from './catalogue-query.ts';
import type { Genre } from './genre.ts';
import type { ParentalRating } from './issue.ts';

/** Who looks at the shop, as far as ratings go. */
export interface Viewer {
  /** null: nobody has said. */
  readonly isOfAge: boolean | null;
  /** Of an account that is guided with parental settings: the highest rating it may see; null: nobody guides. */
  readonly guidedUpTo: ParentalRating | null;
}

/** 'open': shown as it is. 'ask': once somebody says that they are of age. 'blocked': not to this viewer. */
export type Gate = 'open' | 'ask' | 'blocked';

export function gateOf(rating: ParentalRating, { isOfAge, guidedUpTo }: Viewer): Gate {
  if (guidedUpTo !== null) return isWithin(rating, guidedUpTo) ? 'open' : 'blocked';
  if (rating !== '+18' || isOfAge) return 'open';
  return isOfAge === null ? 'ask' : 'blocked';
}

/** False for a genre that is of adults alone, where those are closed to the viewer for good. */
export const isGenreOpen = (genre: Genre, gateOf: (rating: ParentalRating) => Gate): boolean =>
  genre !== 'erotic' || gateOf('+18') !== 'blocked';

/** The highest rating for somebody of that age; of one whose age nobody told, what is for everybody. */
export function highestRatingAt(isAtLeast: ((years: number) => boolean) | null): ParentalRating {
  const ages = { '10': 10, '12': 12, '14': 14, '16': 16, '+18': 18 } as const;
  return parentalRatings.findLast((rating) => rating !== 'L' && isAtLeast?.(ages[rating])) ?? 'L';
}

const isWithin = (rating: ParentalRating, highest: ParentalRating): boolean =>
  parentalRatings.indexOf(rating) <= parentalRatings.indexOf(highest);
