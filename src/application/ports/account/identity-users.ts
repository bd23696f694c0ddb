import type { UserErrorCode } from '../../../domain/error-code.ts';
import type { Failure } from '../../../domain/failure.ts';
import type { Result } from '../../../domain/result.ts';
import type { Address, IdentityUser } from '../../../domain/session/session.ts';

/** Changes of a user. An empty string clears a field; an absent field keeps its value. */
export interface UserChanges {
  readonly nickname?: string;
  readonly name?: string;
  readonly surname?: string;
  readonly about?: string;
  readonly cpf?: string;
  /** YYYY-MM-DD. */
  readonly birthDate?: string;
  readonly address?: Address;
  readonly avatar?: File | '';
  readonly cover?: File | '';
}

/**
 * The private users of the identity service. A caller may read and change their own user, and guardians also the users
 * of their guided accounts. Administrators may read all users. In a session older than ten minutes a change of phone number, CPF or address needs
 * `password`, the caller's: without it the failure is USER.PASSWORD_REQUIRED, or USER.SIGN_IN_AGAIN if the account has
 * no password; with a wrong one it is USER.WRONG_PASSWORD.
 */
export interface IdentityUsers {
  find(id: string): Promise<Result<IdentityUser, Failure<UserErrorCode>>>;
  update(
    id: string,
    changes: UserChanges,
    password?: string,
  ): Promise<Result<IdentityUser, Failure<UserErrorCode>>>;
  /** The owner declares to be 18 or older. Fails for guided accounts, and if the birth date says otherwise. */
  declareAdult(id: string): Promise<Result<IdentityUser, Failure<UserErrorCode>>>;
  /** `phoneNumber`: as `accountPhone` writes it; empty to delete it. */
  changePhone(
    id: string,
    phoneNumber: string,
    password?: string,
  ): Promise<Result<IdentityUser, Failure<UserErrorCode>>>;
}
