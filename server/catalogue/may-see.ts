import type { AgeCheck } from './age-check.ts';

interface Viewer {
  readerId: string;
  /** Somebody watches over the account, and the parental settings are on. */
  isGuided: boolean;
}

const ageFor: Readonly<Record<string, number>> = { L: 0, '10': 10, '12': 12, '14': 14, '16': 16, '+18': 18 };

/**
 * Whether a reader may see what has this parental rating. Guided: up to their age, and where that is not known only
 * what is for everybody. All others: everything, but '+18' not where they are known to be younger.
 */
export async function maySee(rating: string, viewer: Viewer, ages: AgeCheck): Promise<boolean> {
  const age = ageFor[rating] ?? 18;
  if (age === 0) return true;
  if (viewer.isGuided) return (await ages.isAtLeast(age, viewer.readerId)) === true;
  return age < 18 || (await ages.isAtLeast(age, viewer.readerId)) !== false;
}
