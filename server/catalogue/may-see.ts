import type { AgeVerifier } from './age-verifier.ts';

interface Viewer {
  readerId: string;
  hasGuardian: boolean;
  /** The account has a guardian and parental control is on. */
  isGuided: boolean;
}

const minAges: Readonly<Record<string, number>> = { L: 0, '10': 10, '12': 12, '14': 14, '16': 16, '+18': 18 };

/** Whether content with this rating requires that visitors declare to be adults. Rule 8. */
export const isForAdults = (rating: string): boolean => minAgeOf(rating) >= 18;

const minAgeOf = (rating: string) => minAges[rating] ?? 18;

/**
 * Why a reader may not see content with this parental rating; null if they may. A guided reader sees content up to their
 * age, or only 'L' if the age is unknown. Other readers see everything, except '+18' until their age is confirmed.
 */
export async function findRatingObstacle(
  rating: string,
  viewer: Viewer,
  ages: AgeVerifier,
): Promise<'USER.BLOCKED_CONTENT' | 'USER.AGE_UNCONFIRMED' | null> {
  const age = minAgeOf(rating);
  if (age === 0 || (age < 18 && !viewer.isGuided)) return null;
  const isOldEnough = await ages.isAtLeast(age, viewer);
  if (isOldEnough) return null;
  return isOldEnough === null && !viewer.hasGuardian ? 'USER.AGE_UNCONFIRMED' : 'USER.BLOCKED_CONTENT';
}

export const maySee = async (rating: string, viewer: Viewer, ages: AgeVerifier): Promise<boolean> =>
  (await findRatingObstacle(rating, viewer, ages)) === null;
