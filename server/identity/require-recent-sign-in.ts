import type { Attempt, Attempts } from '../http/attempts.ts';
import { countAttempt } from '../http/count-attempt.ts';
import { Refusal } from '../http/refusal.ts';
import { type Caller, isRecentSession } from '../http/rights.ts';
import { limits } from './limits.ts';
import { isPasswordOf } from './passwords.ts';
import type { IdentityService } from './service.ts';

/** For the description of a route. */
export const recentSignIn =
  "Takes a session younger than ten minutes or the caller's password: USER.PASSWORD_REQUIRED, or USER.SIGN_IN_AGAIN where the account has none.";

/**
 * Requires a session younger than ten minutes, or the password of the caller's own account: a device that was left
 * unlocked, or a stolen token, is not enough. Throws a Refusal: USER.PASSWORD_REQUIRED, USER.WRONG_PASSWORD,
 * USER.SIGN_IN_AGAIN where the account has no password, or REQUEST.TOO_MANY. Call it before the change and before
 * anything that reveals whether another account has the same data.
 */
export async function requireRecentSignIn(
  { accounts, attempts }: Pick<IdentityService, 'accounts' | 'attempts'>,
  { uuid, session }: Pick<Caller, 'uuid' | 'session'>,
  password: string | undefined,
  now = new Date(),
): Promise<void> {
  if (isRecentSession(session, now)) return;
  const { password_hash: hash = null } = (await accounts.find(uuid)) ?? {};
  if (hash === null) throw new Refusal('USER.SIGN_IN_AGAIN');
  if (!password) throw new Refusal('USER.PASSWORD_REQUIRED');
  // By session, so that the guesses of a stolen one do not keep the owner from changing anything.
  const guess = { limit: limits.redefine.account, subject: `${uuid} ${session.id}` };
  if (!(await countedMatch(attempts, guess, hash, password))) throw new Refusal('USER.WRONG_PASSWORD');
}

/** Whether it is the password. Only wrong ones stay counted. */
export const countedMatch = (
  attempts: Attempts,
  guess: Attempt,
  hash: string | null,
  password: string,
): Promise<boolean> =>
  countAttempt(attempts, guess, () => isPasswordOf(hash, password), {
    outcome: (isRight) => isRight,
    error: () => true,
  });
