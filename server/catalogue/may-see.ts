import type { AgeVerifier } from './age-verifier.ts';

export interface RatingViewer {
  readerId: string;
  hasGuardian: boolean;
  /** The account has a guardian and parental control is on. */
  isGuided: boolean;
  /** The highest rating that the guardian set for a guided account. Null if its age decides. */
  maxRating: string | null;
  /** The guardian allowed this content. Default: false. */
  isAllowed?: boolean;
}

const minAges: Readonly<Record<string, number>> = { L: 0, '10': 10, '12': 12, '14': 14, '16': 16, '+18': 18 };

/** Whether content with this rating is only for adults. Rule 8. */
export const isForAdults = (rating: string): boolean => minAgeOf(rating) >= 18;

/** Why a visitor may not see content with this rating; null if they may. Rule 8. */
export function findVisitorObstacle(
  rating: string,
  hasDeclaredAdult: boolean,
  { acceptsDeclarations = false }: AgeVerifier,
): 'USER.AGE_NEEDS_ACCOUNT' | 'USER.AGE_UNCONFIRMED' | null {
  if (!isForAdults(rating)) return null;
  if (!acceptsDeclarations) return 'USER.AGE_NEEDS_ACCOUNT';
  return hasDeclaredAdult ? null : 'USER.AGE_UNCONFIRMED';
}

const minAgeOf = (rating: string) => minAges[rating] ?? 18;

/**
 * Why a reader may not see content with this parental rating; null if they may. A guided reader sees content up to the
 * rating that the guardian set. Without one, the age decides, and only 'L' is seen if it is unknown. The guardian can also
 * allow single issues. Nobody younger than 18 sees '+18', and other readers see it when their age is confirmed.
 */
export async function findRatingObstacle(
  rating: string,
  viewer: RatingViewer,
  ages: AgeVerifier,
): Promise<'USER.BLOCKED_CONTENT' | 'USER.AGE_UNCONFIRMED' | 'USER.AGE_UNVERIFIED' | null> {
  const { hasGuardian, isGuided, maxRating, isAllowed = false } = viewer;
  const age = minAgeOf(rating);
  const isRestricted = isGuided && !isAllowed;
  if (age === 0 || (age < 18 && !isRestricted)) return null;
  if (isRestricted && maxRating !== null) return age <= minAgeOf(maxRating) ? null : 'USER.BLOCKED_CONTENT';
  const isOldEnough = await ages.isAtLeast(age, viewer);
  if (isOldEnough) return null;
  if (isOldEnough === false || hasGuardian) return 'USER.BLOCKED_CONTENT';
  return ages.acceptsDeclarations ? 'USER.AGE_UNCONFIRMED' : 'USER.AGE_UNVERIFIED';
}

export const maySee = async (rating: string, viewer: RatingViewer, ages: AgeVerifier): Promise<boolean> =>
  (await findRatingObstacle(rating, viewer, ages)) === null;
