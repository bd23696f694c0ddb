import type { AccountErrorCode } from '../../../domain/error-code.ts';
import type { Failure } from '../../../domain/failure.ts';
import type { Result } from '../../../domain/result.ts';

/** The data of a sign-up. */
export interface NewAccount {
  readonly email: string;
  readonly username: string;
  readonly password: string;
  /** In any notation. The adapter sends it with its country code (rule 23). */
  readonly phoneNumber: string;
  /** YYYY-MM-DD. */
  readonly birthDate: string;
  readonly hasAcceptedLgpd: true;
}

/** A field whose value only one account may have. */
export type UniqueField = 'username' | 'email' | 'phoneNumber';

/** The parameters of a link in an email of the identity service. The code works once. */
export interface MagicLink {
  readonly readerId: string;
  readonly code: string;
}

/** Accounts at the identity service. No method needs a session. */
export interface Accounts {
  /** Opens no session: the reader must first follow the link in an email. */
  signUp(account: NewAccount): Promise<Result<void, Failure<AccountErrorCode>>>;
  /** Whether an account already has this value. */
  exists(field: UniqueField, value: string): Promise<Result<boolean, Failure<AccountErrorCode>>>;
  validateEmail(link: MagicLink): Promise<Result<void, Failure<AccountErrorCode>>>;
  /** Sends the validation email again. Also succeeds for unknown accounts, so that it does not reveal which exist. */
  resendValidation(usernameOrEmail: string): Promise<Result<void, Failure<AccountErrorCode>>>;
}
