import { ApiError } from '../../http/api-error.ts';
import type { Attempt } from '../../http/attempts.ts';
import type { Account } from '../accounts/accounts.ts';
import { limits } from '../limits.ts';
import { isPasswordOf } from '../password-hashing/password-hashes.ts';
import { isPublishedPassword } from '../passwords/strength/published-passwords.ts';
import type { IdentityService } from '../service.ts';
import { isKnownNetwork } from '../sessions/known-networks.ts';

type LogInService = Pick<IdentityService, 'database' | 'accounts' | 'attempts' | 'acceptsPublishedPasswords'>;

interface Credentials {
  entry: string;
  password: string;
  /** The caller's network, as returned by `networkOf`. */
  network: string;
  /** Called with the account that was found, even if the sign-in fails. */
  onAccount?(uuid: string): void;
}

/** No account has this id. */
const noAccountId = '00000000-0000-0000-0000-000000000000';

/**
 * Returns the account with this name and password. Throws an ApiError. Callers who do not know the password learn nothing
 * about an account that has one. A missing account takes the same time and is counted in the same way.
 */
export async function logIn(
  service: LogInService,
  { entry, password, network, onAccount }: Credentials,
): Promise<Account> {
  const account = await service.accounts.findByUsernameOrEmail(entry);
  if (account) onAccount?.(account.uuid);
  const subject = account?.uuid ?? entry.toLowerCase();
  const networkSubject = `${network} ${subject}`;
  const guess: Attempt[] = [
    { limit: limits.login.address, subject: network },
    { limit: limits.login.addressAndEntry, subject: networkSubject },
  ];
  const isKnown = await isKnownNetwork(service.database, account?.uuid ?? noAccountId, network);
  if (!isKnown) guess.push({ limit: limits.login.account, subject });
  await service.attempts.count({ limit: limits.login.repetition, subject: networkSubject });
  const countedAttempts = await service.attempts.count(...guess);
  const matches = await isPasswordOf(account?.passwordHash ?? null, password).catch(async (error) => {
    // The password was not compared, because too many sign-ins are running.
    await service.attempts.uncount(...countedAttempts);
    throw error;
  });
  if (!account || (!account.isActive && !matches)) throw new ApiError('INVALID_CREDENTIALS');
  if (!account.isActive) throw new ApiError('LOGIN.ACCOUNT_CLOSED');
  if (account.passwordHash === null) throw await noPasswordFailure(service, account);
  if (!matches) throw new ApiError('INVALID_CREDENTIALS');
  // A correct password is not a guess. Guesses by others in this network stay counted.
  await service.attempts.uncount(...countedAttempts);
  if (isPublishedPassword(password) && !service.acceptsPublishedPasswords)
    throw new ApiError('LOGIN.PUBLISHED_PASSWORD');
  if (!account.hasVerifiedEmail) throw new ApiError('LOGIN.EMAIL_NOT_VERIFIED');
  return account;
}

/**
 * Names the provider that signs in to the account. There is no password to guess, so this reveals nothing useful. Nobody
 * signs in to the account of a child: its guardian opens the sessions.
 */
async function noPasswordFailure(
  { database }: Pick<IdentityService, 'database'>,
  { uuid, email }: Account,
): Promise<ApiError> {
  if (email === null) return new ApiError('INVALID_CREDENTIALS');
  const google = await database
    .selectFrom('identity.external_account')
    .select('subject')
    .where('accountId', '=', uuid)
    .where('provider', '=', 'google')
    .executeTakeFirst();
  return new ApiError(google ? 'LOGIN.EXTERNAL_PROVIDER' : 'LOGIN.OPERATOR_ACCOUNT');
}
