import { parentalRatings, type RatingLimit, ratingLimits } from './catalogue-query.ts';
import type { Genre, OfferedGenre } from './genre.ts';
import type { ParentalRating } from './issue.ts';

/** What is known about the person at the screen that decides which ratings they may see. */
export interface Viewer {
  /** Null if unknown. */
  readonly isOfAge: boolean | null;
  /** Highest rating that a guided account with parental settings may see. Null for any other account. */
  readonly guidedUpTo: ParentalRating | null;
  /** The guardian allowed these issues above that rating. Absent for any other account. */
  readonly allowedIssueIds?: readonly string[];
}

/** 'open': shown. 'ask': shown after a declaration of age. 'blocked': never shown to this viewer. */
export type Gate = 'open' | 'ask' | 'blocked';

/** What a viewer may see of a rating, or of one issue with it. */
export type FindGate = (rating: ParentalRating, issueId?: string) => Gate;

export function gateOf(
  rating: ParentalRating,
  { isOfAge, guidedUpTo, allowedIssueIds = [] }: Viewer,
  issueId?: string,
): Gate {
  const isAllowed = issueId !== undefined && allowedIssueIds.includes(issueId);
  if (guidedUpTo !== null && !isAllowed) return isWithin(rating, guidedUpTo) ? 'open' : 'blocked';
  if (rating !== '+18' || isOfAge) return 'open';
  return isOfAge === null ? 'ask' : 'blocked';
}

/** An issue by its own rating, a series, publisher or banner by the lowest rating of its issues. */
interface RatedItem {
  readonly id?: string;
  readonly parentalRating?: ParentalRating;
  readonly lowestParentalRating?: ParentalRating | null;
}

/** True if the viewer can open the item, now or after declaring their age. Lists leave out the others. Rule 91. */
export type RatingFilter = (item: RatedItem) => boolean;

export const ratingFilterOf =
  (gateOf: FindGate): RatingFilter =>
  ({ id, parentalRating, lowestParentalRating = parentalRating }) =>
    !lowestParentalRating || gateOf(lowestParentalRating, id) !== 'blocked';

/** The highest rating that the viewer can open. Null if they can open all, now or after declaring their age. */
export const ratingLimitOf = (gateOf: (rating: ParentalRating) => Gate): RatingLimit | null =>
  gateOf('+18') === 'blocked'
    ? (ratingLimits.findLast((rating) => gateOf(rating) !== 'blocked') ?? 'L')
    : null;

/** The number of issues of a genre up to a rating. */
export const countIssuesUpTo = (limit: RatingLimit | null, { issuesCountByRating }: OfferedGenre): number =>
  parentalRatings
    .filter((rating) => isWithin(rating, limit ?? '+18'))
    .reduce((sum, rating) => sum + issuesCountByRating[rating], 0);

/** False for the adult genre unless the viewer is known to be of age. Rule 8. */
export const isGenreOpen = (genre: Genre, gateOf: (rating: ParentalRating) => Gate): boolean =>
  genre !== 'erotic' || gateOf('+18') === 'open';

/** The highest rating for an age. 'L' (everyone) if the age is unknown. */
export function highestRatingAt(isAtLeast: ((years: number) => boolean) | null): ParentalRating {
  const ages = { '10': 10, '12': 12, '14': 14, '16': 16, '+18': 18 } as const;
  return parentalRatings.findLast((rating) => rating !== 'L' && isAtLeast?.(ages[rating])) ?? 'L';
}

const isWithin = (rating: ParentalRating, highest: ParentalRating): boolean =>
  parentalRatings.indexOf(rating) <= parentalRatings.indexOf(highest);
