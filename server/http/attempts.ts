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

/** Counts in the database, so that many machines count as one. */
export interface Attempts {
  /**
   * Counts before the outcome is known: many at once are no way around a limit. Throws a Refusal (429, with
   * retry-after and the minutes to wait) when one of the limits is passed; those named after it are not counted
   * then. `subject`: whose, such as the network of a caller.
   */
  count(...tried: { limit: Limit; subject: string }[]): Promise<void>;
  /** Takes counts back, for what turned out to be no guess. */
  forget(...tried: { limit: Limit; subject: string }[]): Promise<void>;
}
