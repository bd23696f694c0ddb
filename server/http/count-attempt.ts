import type { Attempt, Attempts } from './attempts.ts';
import { Refusal } from './refusal.ts';

export interface UncountedAttempts<Outcome> {
  /** No outcome by default. */
  outcome?(outcome: Outcome): boolean;
  /** Failures of the platform by default. */
  error?(error: unknown): boolean;
}

/** Counts an attempt, of one or more kinds, before it runs, and takes the counts back where it is not to be counted. */
export async function countAttempt<Outcome>(
  attempts: Attempts,
  attempt: Attempt | Attempt[],
  run: () => Promise<Outcome>,
  isUncounted: UncountedAttempts<Outcome> = {},
): Promise<Outcome> {
  const { outcome: isUncountedOutcome = () => false, error: isUncountedError = isPlatformFailure } =
    isUncounted;
  const counted = await attempts.count(...[attempt].flat());
  // The caller needs what came of the attempt, also where the database with the counts has failed meanwhile.
  const forget = () => attempts.forget(...counted).catch(() => undefined);
  try {
    const outcome = await run();
    if (isUncountedOutcome(outcome)) await forget();
    return outcome;
  } catch (error) {
    if (isUncountedError(error)) await forget();
    throw error;
  }
}

/** The platform, its database, its disk or somebody that it depends on, such as the gateway, failed. */
export const isPlatformFailure = (error: unknown): boolean =>
  !(error instanceof Refusal) || error.statusCode >= 500;
