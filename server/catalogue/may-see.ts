import type { AgeVerifier } from './age-verifier.ts';

interface Viewer {
  readerId: string;
  /** The account has a guardian and parental control is on. */
  isGuided: boolean;
}

const minAges: Readonly<Record<string, number>> = { L: 0, '10': 10, '12': 12, '14': 14, '16': 16, '+18': 18 };

/** Whether content with this rating requires that visitors declare to be adults. Rule 8. */
export const isForAdults = (rating: string): boolean => minAgeOf(rating) >= 18;

const minAgeOf = (rating: string) => minAges[rating] ?? 18;

/**
 * Whether a reader may see content with this parental rating. A guided reader sees content up to their age, or only
 * 'L' if the age is unknown. Other readers see everything, except '+18' if they are known to be younger.
 */
export async function maySee(rating: string, viewer: Viewer, ages: AgeVerifier): Promise<boolean> {
  const age = minAgeOf(rating);
  if (age === 0) return true;
  if (viewer.isGuided) return (await ages.isAtLeast(age, viewer.readerId)) === true;
  return age < 18 || (await ages.isAtLeast(age, viewer.readerId)) !== false;
}
