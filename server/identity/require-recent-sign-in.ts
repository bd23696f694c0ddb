import { Refusal } from '../http/refusal.ts';
import type { Caller } from '../http/rights.ts';
import { limits } from './limits.ts';
import { isPasswordOf } from './passwords.ts';
import type { IdentityService } from './service.ts';

/** Milliseconds for which a new session needs no password to change what identifies its account. */
export const recentSignInMs = 10 * 60_000;

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
  if (now.getTime() - session.createdAt.getTime() < recentSignInMs) return;
  const { password_hash: hash = null } = (await accounts.find(uuid)) ?? {};
  if (hash === null) throw new Refusal('USER.SIGN_IN_AGAIN');
  if (!password) throw new Refusal('USER.PASSWORD_REQUIRED');
  const guess = { limit: limits.redefine.account, subject: uuid };
  await attempts.count(guess);
  if (!(await isPasswordOf(hash, password))) throw new Refusal('USER.WRONG_PASSWORD');
  await attempts.forget(guess);
}
