import type { Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { Language } from '../http/language.ts';
import type { Refusal } from '../http/refusal.ts';

/** In which the caller does more: all of it happens, or none. */
type Rows = Transaction<Tables>;

/** What is sent besides the proof of the operator. */
export interface SignInAttempt {
  /** The code of the second factor; undefined where none was sent. */
  secondFactor: string | undefined;
  /** The IP address of the caller. */
  address: string;
  /** By which the device of the session is described. */
  userAgent: string | undefined;
  language: Language;
}

export interface OpenedSession {
  token: string;
  /** Sends the owner what there is to know of the sign-in, once the transaction is committed. */
  notify(): void;
}

/** The accounts behind readers, as far as an operator's customer needs one: another service keeps them. */
export interface People {
  /**
   * Makes a call of the operator. Throws a Refusal (429) where too many from this IP address fail; a failure of the
   * operator or of the platform does not count. `finishAndName`: for a request that names an email address.
   */
  countSignIn<Outcome>(
    address: string,
    what: 'begin' | 'finish' | 'finishAndName',
    call: () => Promise<Outcome>,
  ): Promise<Outcome>;
  /** By the same rules as whoever signs up. */
  isEmail(text: string): boolean;
  /** Whether somebody else than `uuid` has it. */
  isPhoneNumberTaken(rows: Rows, phoneNumber: string | null, uuid: string): Promise<boolean>;
  /** Opens an account without a password; gives its uuid, or which of the two somebody has already. */
  create(
    rows: Rows,
    person: { email: string; isEmailVerified: boolean; phoneNumber: string | null; name: string | null },
  ): Promise<{ uuid: string } | { taken: 'email' | 'phone' }>;
  /**
   * Issues the code by which the address of a new account is confirmed. Returns the function that sends the email,
   * to be called once the transaction is committed.
   */
  issueConfirmation(
    rows: Rows,
    uuid: string,
    customer: { operator: string; language: Language },
  ): Promise<() => void>;
  /**
   * Opens a session: the bearer token of both services. Null where the account is closed. Until the transaction ends
   * nobody makes a new password, and so none outlives the sessions that it ends. A Refusal where the second factor of
   * the account is missing or wrong: it is to be thrown once the transaction, which counts the attempt, is committed.
   */
  openSession(rows: Rows, uuid: string, attempt: SignInAttempt): Promise<OpenedSession | Refusal | null>;
  /** Ends all sessions but the caller's. Until the transaction ends no other one opens. */
  endOtherSessions(rows: Rows, caller: { uuid: string; session: { id: string } }): Promise<void>;
  /**
   * Prepares the email that notifies the owner of a confirmed address that an operator now signs in to the account.
   * Returns the function that sends it, to be called once the transaction is committed.
   */
  prepareOperatorNotice(
    rows: Rows,
    uuid: string,
    link: { operator: string; language: Language },
  ): Promise<() => void>;
  /** Whether a session is still open; until the transaction ends no new password ends it. */
  isSessionOpen(rows: Rows, session: { uuid: string; token: string }): Promise<boolean>;
}
