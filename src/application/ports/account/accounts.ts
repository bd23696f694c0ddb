import type { ConsentVersion } from '../../../domain/account/consent.ts';
import type { AccountErrorCode } from '../../../domain/error-code.ts';
import type { Failure } from '../../../domain/failure.ts';
import type { Result } from '../../../domain/result.ts';
import type { SessionCredentials } from '../../../domain/session/session.ts';

/** A value that no two accounts share. */
export type UniqueField = 'email' | 'username' | 'phoneNumber';

/** The data of a sign-up. Everything else is asked when it is needed. */
export interface NewAccount {
  readonly email: string;
  readonly password: string;
  /** Absent: the service makes one from the email address. */
  readonly username?: string;
  /** The declaration to be 18 or older. */
  readonly isAdult: true;
  readonly hasAcceptedLgpd: true;
  /** The versions of the texts that the form showed. Absent: the service stores those that it shows now. */
  readonly acceptedVersions?: readonly ConsentVersion[];
  /** The hash of a secret that stays on the device (see `ProofKey`). Absent: the link of the email does not sign in. */
  readonly codeChallenge?: string;
  /** The id of the account that an earlier sign-up opened with a mistyped address and the same password. */
  readonly corrects?: string;
}

/** The parameters of a link in an email of the identity service. The code works once. */
export interface MagicLink {
  readonly readerId: string;
  readonly code: string;
}

/** Accounts at the identity service. No method needs a session. */
export interface Accounts {
  /** Returns the id of the account. Opens no session: the reader must first follow the link in an email. */
  signUp(account: NewAccount): Promise<Result<string, Failure<AccountErrorCode>>>;
  /**
   * Whether an account already has this value. The service limits these calls. A phone number may have any notation; the
   * adapter sends its digits with the country code (rule 23).
   */
  isTaken(field: UniqueField, value: string): Promise<Result<boolean, Failure<AccountErrorCode>>>;
  /**
   * Confirms the address. With the secret of the sign-up, also returns a session. Null: the reader signs in with the
   * password.
   */
  validateEmail(
    link: MagicLink,
    codeVerifier?: string,
  ): Promise<Result<SessionCredentials | null, Failure<AccountErrorCode>>>;
  /** Sends the validation email again. Also succeeds for unknown accounts, so that it does not reveal which exist. */
  resendValidation(usernameOrEmail: string): Promise<Result<void, Failure<AccountErrorCode>>>;
}
