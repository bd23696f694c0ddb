import type { RefusalCode } from './refusal.ts';

/** What is counted, and how often it may happen in how long. */
export interface Limit {
  /** Kept in the database as part of a hash, so it is the name for ever. */
  name: string;
  most: number;
  /** From the first of them: what is refused does not make the wait longer. */
  milliseconds: number;
  /** True where they are from the last of them that was not refused. */
  isFromLast?: boolean;
  /** How it is told that the limit is passed. */
  refusal: RefusalCode & ('LOGIN.TOO_MANY_ATTEMPTS' | 'REQUEST.TOO_MANY' | 'too_many_attempts');
}

export interface Attempt {
  limit: Limit;
  /** Who is counted, such as the network of a caller. */
  subject: string;
}

export interface CountedAttempt extends Attempt {
  /** The end of the counting period. */
  endsAt: Date;
}

/** Counts in the database, so that many machines count as one. */
export interface Attempts {
  /**
   * Counts attempts before their outcome is known, so that concurrent requests cannot bypass a limit. Throws a Refusal
   * (429, with retry-after and the minutes to wait) if a limit is exceeded. Attempts after that one are not counted.
   */
  count(...tried: Attempt[]): Promise<CountedAttempt[]>;
  /**
   * Removes counts of attempts that were not guesses. With `endsAt`, only from the period in which they were counted,
   * so that guesses in the next period stay counted.
   */
  forget(...tried: (Attempt | CountedAttempt)[]): Promise<void>;
}
