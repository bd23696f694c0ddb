import type { Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { Language } from '../http/language.ts';

/** In which the caller does more: all of it happens, or none. */
type Rows = Transaction<Tables>;

/** The accounts behind readers, as far as an operator's customer needs one: another service keeps them. */
export interface People {
  /**
   * Throws a Refusal (429) where too many from this IP address fail; `finishAndName` tells that an address is tried.
   * Returns the function that takes the count back, for a call that did not fail.
   */
  countSignIn(address: string, what: 'begin' | 'finish' | 'finishAndName'): Promise<() => Promise<void>>;
  /** By the same rules as whoever signs up. */
  isEmail(text: string): boolean;
  /** Whether somebody else than `uuid` has it. */
  isPhoneNumberTaken(rows: Rows, phoneNumber: string | null, uuid: string): Promise<boolean>;
  /** Opens an account without a password; gives its uuid, or which of the two somebody has already. */
  create(
    rows: Rows,
    person: { email: string; isEmailVerified: boolean; phoneNumber: string | null; name: string | null },
  ): Promise<{ uuid: string } | { taken: 'email' | 'phone' }>;
  /** Sends the letter by which the address of a new account is confirmed. */
  askToConfirm(uuid: string, language: Language): Promise<void>;
  /**
   * Opens a session on the device that says `userAgent`: the bearer token of both services. Null where the account is closed. Until the transaction ends
   * nobody makes a new password, and so none outlives the sessions that it ends.
   */
  openSession(rows: Rows, uuid: string, userAgent: string | undefined): Promise<string | null>;
  /** Whether a session is still open; until the transaction ends no new password ends it. */
  isSessionOpen(rows: Rows, session: { uuid: string; token: string }): Promise<boolean>;
}
