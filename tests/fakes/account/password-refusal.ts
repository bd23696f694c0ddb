import { isPassword } from '../../../src/domain/account/password.ts';
import type { Failure } from '../../../src/domain/failure.ts';
import { refusal } from '../refusal.ts';

/** Of the many that the platform knows. */
const commonPasswords = ['password1', 'princesa1', 'senha123'];

/** Why a service takes no such password; null where it does. */
export function passwordRefusal(password: string): Failure | null {
  if (!isPassword(password)) return refusal('USER.INVALID_PASSWORD');
  return commonPasswords.includes(password) ? refusal('USER.COMMON_PASSWORD') : null;
}
