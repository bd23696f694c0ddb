import { ApiError } from './api-error.ts';
import type { Attempt, Attempts, CountedAttempt } from './attempts.ts';
import { tooManyAttempts } from './too-many-attempts.ts';

export interface UncountedRules<Outcome> {
  /** Returns true for outcomes that are not counted. Default: all are counted. */
  isUncountedOutcome?(outcome: Outcome): boolean;
  /** Returns true for errors that are not counted. Default: failures of the platform are not counted. */
  isUncountedError?(error: unknown): boolean;
}

/**
 * Counts an attempt, for one or more limits, before it runs. Removes the counts afterwards if the result should not be
 * counted.
 */
export async function countAttempt<Outcome>(
  attempts: Attempts,
  attempt: Attempt | Attempt[],
  run: () => Promise<Outcome>,
  uncountedRules: UncountedRules<Outcome> = {},
): Promise<Outcome> {
  const { isUncountedOutcome = () => false, isUncountedError = isPlatformFailure } = uncountedRules;
  const counted = await attempts.count(...[attempt].flat());
  // Ignores errors: the caller needs the outcome even if the database with the counts has failed.
  const uncount = () => attempts.uncount(...counted).catch(() => undefined);
  try {
    const outcome = await run();
    if (isUncountedOutcome(outcome)) await uncount();
    return outcome;
  } catch (error) {
    if (isUncountedError(error)) {
      await uncount();
      throw error;
    }
    throw findReachedLimit(counted) ?? error;
  }
}

/** The error of a limit that this failure has reached, with the time to wait. */
function findReachedLimit(counted: readonly CountedAttempt[]): ApiError | null {
  const reached = counted.find(({ limit, isLast }) => isLast && limit.reportsLastFailure);
  return reached ? tooManyAttempts(reached.limit, reached.limit.periodMs) : null;
}

/** Whether the platform, its database, its disk or a service that it uses, such as the gateway, failed. */
export const isPlatformFailure = (error: unknown): boolean =>
  !(error instanceof ApiError) || error.statusCode >= 500;
