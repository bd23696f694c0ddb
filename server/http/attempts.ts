import type { ApiErrorCode } from './api-error.ts';

/** The maximum number of attempts in a period. */
export interface AttemptLimit {
  /** Part of a hash in the database, so it must not change. */
  name: string;
  maxCount: number;
  /** Starts with the first attempt. Refused attempts do not extend it. */
  periodMs: number;
  /** If true, each attempt that is not refused starts the period again. */
  restartsPeriod?: boolean;
  /** If true, the failure that reaches the limit already gets its error code. Requires `restartsPeriod`. */
  reportsLastFailure?: boolean;
  /** The error code when the limit is exceeded. */
  errorCode: ApiErrorCode & ('LOGIN.TOO_MANY_ATTEMPTS' | 'REQUEST.TOO_MANY' | 'too_many_attempts');
}

export interface Attempt {
  limit: AttemptLimit;
  /** Identifies who is counted, such as the network of a caller. */
  subject: string;
}

export interface CountedAttempt extends Attempt {
  /** The end of the counting period. */
  endsAt: Date;
  /** True if the next attempt will be refused. */
  isLast: boolean;
}

/** Counts attempts in the database, so the limits apply to all machines together. */
export interface Attempts {
  /**
   * Counts attempts before their outcome is known, so that concurrent requests cannot bypass a limit. Throws an ApiError
   * (429, with retry-after and the minutes to wait) if a limit is exceeded. Attempts after that one are not counted.
   */
  count(...tried: Attempt[]): Promise<CountedAttempt[]>;
  /**
   * Removes counts of attempts that were not guesses. With `endsAt`, only from the period in which they were counted,
   * so that guesses in the next period stay counted.
   */
  uncount(...tried: (Attempt | CountedAttempt)[]): Promise<void>;
}
