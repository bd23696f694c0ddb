import type { Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { ApiError } from '../http/api-error.ts';
import type { Language } from '../http/language.ts';
import type { ExportedSection } from '../personal-data/export-sections.ts';

/** The caller's transaction, which also contains other changes. */
type Rows = Transaction<Tables>;

/** Data of a sign-in request other than the operator's proof. */
export interface SignInAttempt {
  /** The code of the second factor. Undefined if none was sent. */
  secondFactor: string | undefined;
  /** The IP address of the caller. */
  address: string;
  /** Describes the device in the list of sessions. */
  userAgent: string | undefined;
  language: Language;
}

export interface OperatorSession {
  token: string;
  /** Notifies the owner of the sign-in if necessary. Call it after the transaction is committed. */
  notify(): void;
}

/** Accounts for customers of operators. The identity service implements this port. */
export interface ReaderAccounts {
  /**
   * Runs a call to the operator and counts it. Throws an ApiError (429) after too many failures from this IP address.
   * Failures of the operator or the platform are not counted. `finishWithEmail`: the request contains an email address.
   */
  countSignIn<Outcome>(
    address: string,
    step: 'begin' | 'finish' | 'finishWithEmail',
    call: () => Promise<Outcome>,
  ): Promise<Outcome>;
  /** Applies the same rules as the sign-up form. */
  isEmail(text: string): boolean;
  /** Whether an account other than `uuid` has the phone number. */
  isPhoneNumberTaken(rows: Rows, phoneNumber: string | null, uuid: string): Promise<boolean>;
  /** Opens an account without a password. Returns its uuid, or the field whose value another account has. */
  create(
    rows: Rows,
    person: { email: string; isEmailVerified: boolean; phoneNumber: string | null; name: string | null },
  ): Promise<{ uuid: string } | { taken: 'email' | 'phone' }>;
  /**
   * Creates the code that confirms the email address of a new account. Returns a function that sends the email. Call it
   * after the transaction is committed.
   */
  issueConfirmation(
    rows: Rows,
    uuid: string,
    customer: { operator: string; language: Language },
  ): Promise<() => void>;
  /**
   * Opens a session, whose bearer token is valid for both services. Null if the account is closed. Locks the account
   * until the transaction ends, so that a concurrent password change also ends this session. Returns an ApiError if the
   * second factor is missing or wrong: throw it after the transaction is committed, so that the attempt stays counted.
   */
  openSession(rows: Rows, uuid: string, attempt: SignInAttempt): Promise<OperatorSession | ApiError | null>;
  /** Ends all sessions except the caller's. No other session can be opened until the transaction ends. */
  endOtherSessions(rows: Rows, caller: { uuid: string; session: { id: string } }): Promise<void>;
  /**
   * Prepares the email that notifies the owner of a newly linked operator, if the address is confirmed. Returns a
   * function that sends it. Call it after the transaction is committed.
   */
  prepareOperatorNotice(
    rows: Rows,
    uuid: string,
    link: { operator: string; language: Language },
  ): Promise<() => void>;
  /** Requires a recent sign-in or the password of the caller. Throws an ApiError. */
  requireRecentSignIn(
    caller: { uuid: string; session: { id: string; createdAt: Date } },
    password: string | undefined,
  ): Promise<void>;
  /** The personal data of an account, without secrets. */
  exportAccount(uuid: string, language: Language): Promise<ExportedSection[]>;
  /** Whether a session is still open. It locks the account, so that no password change ends the session before commit. */
  isSessionOpen(rows: Rows, session: { uuid: string; token: string }): Promise<boolean>;
}
