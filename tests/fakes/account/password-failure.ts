import { isPassword } from '../../../src/domain/account/password.ts';
import type { Failure } from '../../../src/domain/failure.ts';
import { serviceFailure } from '../service-failure.ts';

/** A few of the common passwords that the platform rejects. */
const commonPasswords = ['password1', 'princesa1', 'senha123'];

/** The failure with which a service rejects the password. Null if the password is accepted. */
export function passwordFailure(
  password: string,
): Failure<'USER.COMMON_PASSWORD' | 'USER.INVALID_PASSWORD'> | null {
  if (!isPassword(password)) return serviceFailure('USER.INVALID_PASSWORD');
  return commonPasswords.includes(password) ? serviceFailure('USER.COMMON_PASSWORD') : null;
}
