import { type Caller, isRecentSession } from '../../http/access.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Attempt, Attempts } from '../../http/attempts.ts';
import { countAttempt } from '../../http/count-attempt.ts';
import { limits } from '../limits.ts';
import { isPasswordOf } from '../password-hashing/password-hashes.ts';
import type { IdentityService } from '../service.ts';

/**
 * Requires a session younger than ten minutes, or the password of the caller's own account. This protects against an
 * unlocked device or a stolen token. Throws an ApiError: USER.PASSWORD_REQUIRED, USER.WRONG_PASSWORD, USER.SIGN_IN_AGAIN
 * if the account has no password, or REQUEST.TOO_MANY. Call it before the change, and before anything that reveals
 * whether another account has the same data.
 */
export async function requireRecentSignIn(
  { accounts, attempts }: Pick<IdentityService, 'accounts' | 'attempts'>,
  { uuid, session }: Pick<Caller, 'uuid' | 'session'>,
  password: string | undefined,
  now = new Date(),
): Promise<void> {
  if (isRecentSession(session, now)) return;
  const { passwordHash: hash = null } = (await accounts.find(uuid)) ?? {};
  if (hash === null) throw new ApiError('USER.SIGN_IN_AGAIN');
  if (!password) throw new ApiError('USER.PASSWORD_REQUIRED');
  // Counted by session, so that guesses in a stolen session do not block the owner.
  const guess = { limit: limits.redefine.account, subject: `${uuid} ${session.id}` };
  if (!(await checkPasswordGuess(attempts, guess, hash, password))) throw new ApiError('USER.WRONG_PASSWORD');
}

/** Checks a password and counts the attempt. Only wrong passwords stay counted. */
export const checkPasswordGuess = (
  attempts: Attempts,
  guess: Attempt,
  hash: string | null,
  password: string,
): Promise<boolean> =>
  countAttempt(attempts, guess, () => isPasswordOf(hash, password), {
    isUncountedOutcome: (isCorrect) => isCorrect,
    isUncountedError: () => true,
  });
