import type { AccountErrorCode } from '../../../domain/error-code.ts';
import type { Failure } from '../../../domain/failure.ts';
import type { Result } from '../../../domain/result.ts';

/** What opens an account. */
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

/** What no two accounts share. */
export type UniqueField = 'username' | 'email' | 'phoneNumber';

/** What a letter of the service carries in its link: whose account, and a code that works once. */
export interface MagicLink {
  readonly readerId: string;
  readonly code: string;
}

/** Accounts at the identity service, before anybody is signed in. */
export interface Accounts {
  /** Leaves nobody signed in: a letter with a link comes first. */
  signUp(account: NewAccount): Promise<Result<void, Failure<AccountErrorCode>>>;
  /** Whether an account has this already. */
  exists(field: UniqueField, value: string): Promise<Result<boolean, Failure<AccountErrorCode>>>;
  validateEmail(link: MagicLink): Promise<Result<void, Failure<AccountErrorCode>>>;
  /** Sends the letter once more. Succeeds also where there is no such account, which it does not tell. */
  resendValidation(entry: string): Promise<Result<void, Failure<AccountErrorCode>>>;
}
