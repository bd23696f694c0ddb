import { ApiError } from '../../http/api-error.ts';

/** In characters. A longer password is no safer and takes longer to hash. */
export const maxPasswordLength = 256;

/**
 * Checks the form of a password. `requireStrongPassword` checks whether it is easy to guess. An emoji counts as one
 * character, and letters of every script are accepted.
 */
export function isAcceptablePassword(password: string): boolean {
  const length = [...password].length;
  return (
    password.isWellFormed() &&
    length >= 8 &&
    length <= maxPasswordLength &&
    /\p{L}/u.test(password) &&
    /\p{Nd}/u.test(password)
  );
}

/** Throws the ApiError USER.INVALID_PASSWORD. */
export function requireAcceptablePassword(password: string): void {
  if (!isAcceptablePassword(password)) throw new ApiError('USER.INVALID_PASSWORD');
}
