import type { Transaction } from 'kysely';
import type { Database } from '../../database/database.ts';
import type { Tables } from '../../database/tables.ts';
import type { Caller } from '../../http/access.ts';
import type { Attempts } from '../../http/attempts.ts';
import type { Language } from '../../http/language.ts';
import type { SignInAttempt } from '../reader-accounts.ts';
import type { FindName } from '../readers.ts';

/** The caller's transaction, which also contains other changes. */
type Rows = Transaction<Tables>;

/** What the identity service knows about a guided account. */
export interface GuidedIdentity {
  uuid: string;
  username: string;
  name: string | null;
  nickname: string | null;
  /** The address of its picture. */
  avatar: string | null;
  /** YYYY-MM-DD. */
  birthDate: string | null;
  /** ISO 8601. null if no deletion is scheduled. */
  deletionAt: string | null;
  /** Where the link was sent with which its owner takes the account over. null if the guardian has not sent one. */
  handOver: { email: string; expiresAt: string } | null;
}

export interface ChildData {
  name: string;
  nickname: string;
  birthDate: string;
}

/** The session of the device that switches to another account. */
export interface CurrentSession {
  uuid: string;
  token: string;
}

export interface OpenedReaderSession {
  token: string;
  /** Notifies the owner of the sign-in if necessary. Call it after the transaction is committed. */
  notify(): void;
}

/** The accounts of children. The identity service implements this port. */
export interface GuidedIdentities {
  findName: FindName;
  /** Throws an ApiError if the caller's session is older than ten minutes and the password is missing or wrong. */
  requireRecentSignIn(caller: Pick<Caller, 'uuid' | 'session'>, password: string | undefined): Promise<void>;
  /** Whether it is a date, and a person who was born then is younger than 18 now. */
  isBirthDateOfChild(birthDate: string): boolean;
  /** Whether a person who was born then is 18 or older. */
  isBirthDateOfAdult(birthDate: string): boolean;
  isEmail(text: string): boolean;
  list(rows: Database, uuids: readonly string[]): Promise<GuidedIdentity[]>;
  /** Locks the account, and throws USER.GUARDIAN_DELETION if its deletion is scheduled. Lock it before the reader. */
  requireNoDeletion(rows: Rows, uuid: string): Promise<void>;
  /** Opens an account without an email address and a password, and with a generated username. Returns its uuid. */
  open(rows: Rows, child: ChildData): Promise<string>;
  /** The current version of the privacy policy. Throws CONSENT.OUTDATED if the guardian has not accepted the texts. */
  requireCurrentConsents(rows: Rows, guardianId: string): Promise<string>;
  rename(rows: Rows, uuid: string, names: { name?: string; nickname?: string }): Promise<void>;
  /**
   * Locks both accounts until the transaction ends. Throws SESSION.REQUIRED if the current session has ended meanwhile.
   * Lock the accounts before the readers.
   */
  lockForSwitch(rows: Rows, current: CurrentSession, to: string): Promise<void>;
  /** Replaces the current session with one of the guided account. Throws LOGIN.ACCOUNT_CLOSED. */
  replaceByGuidedSession(
    rows: Rows,
    current: CurrentSession,
    uuid: string,
    attempt: Omit<SignInAttempt, 'secondFactor'>,
  ): Promise<OpenedReaderSession>;
  /**
   * Checks the password of a guardian like a sign-in, with the same limits. Throws USER.WRONG_PASSWORD,
   * USER.SIGN_IN_AGAIN if the account cannot sign in with a password, or LOGIN.ACCOUNT_CLOSED. Returns a function that
   * replaces the current session with one of the guardian, if the password has not changed meanwhile. It returns the
   * failure of the second factor: throw it after the transaction is committed, so that the attempt stays counted.
   */
  provePassword(
    guardianId: string,
    password: string,
    attempt: SignInAttempt,
  ): Promise<(rows: Rows, current: CurrentSession) => Promise<OpenedReaderSession | Error>>;
  /**
   * Creates a link with which the owner of the account takes it over, in place of an earlier one. Throws
   * USER.EXISTING_EMAIL and LOGIN.ACCOUNT_CLOSED. Returns a function that sends it. Call it after the transaction is
   * committed.
   */
  beginHandOver(rows: Rows, uuid: string, owner: { email: string; language: Language }): Promise<() => void>;
  cancelHandOver(rows: Rows, uuid: string): Promise<void>;
}

/** The dependencies of the routes of guided accounts. */
export interface GuidedAccountsService {
  database: Database;
  identities: GuidedIdentities;
  attempts: Attempts;
  now(): Date;
}
