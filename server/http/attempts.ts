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
  /** Whose, such as the network of a caller. */
  subject: string;
}

export interface CountedAttempt extends Attempt {
  /** The end of the period that it was counted in. */
  endsAt: Date;
}

/** Counts in the database, so that many machines count as one. */
export interface Attempts {
  /**
   * Counts before the outcome is known: many at once are no way around a limit. Throws a Refusal (429, with
   * retry-after and the minutes to wait) when one of the limits is passed; those named after it are not counted
   * then.
   */
  count(...tried: Attempt[]): Promise<CountedAttempt[]>;
  /**
   * Takes counts back, for what turned out to be no guess. With `endsAt`, only from the period that they were counted
   * in, so that nobody takes back the guesses of the next one.
   */
  forget(...tried: (Attempt | CountedAttempt)[]): Promise<void>;
}
