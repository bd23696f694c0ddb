import type { Transaction } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import { ApiError } from '../../http/api-error.ts';
import { openAttempts } from '../../http/open-attempts.ts';
import type { SecretBox } from '../../secrets/secret-box.ts';
import { limits } from '../limits.ts';
import { isKnownNetwork } from '../sessions/known-networks.ts';
import { spendRecoveryCode } from './recovery-codes.ts';
import { isAppCode, stepOf } from './totp.ts';

export interface SecondFactorAttempt {
  secrets: SecretBox;
  /** An authenticator app code or a recovery code. Undefined if the request has none. */
  code: string | undefined;
  /** The network of the caller, as returned by `networkOf`. */
  network: string;
}

/** `off`: the account has no second factor. An ApiError: there were too many attempts. */
export type SecondFactorOutcome = 'off' | 'missing' | 'wrong' | 'code' | 'recovery code' | ApiError;

/**
 * Checks a code of a locked account. The attempt is counted in the same transaction before the code is checked, so
 * commit the transaction for every outcome. This way parallel requests cannot bypass the limits, and each code works
 * once. Throws the ApiError SECOND_FACTOR.UNREADABLE for an app code if the secret cannot be decrypted.
 */
export async function checkSecondFactor(
  trx: Transaction<Tables>,
  account: string,
  { secrets, code, network }: SecondFactorAttempt,
  now = new Date(),
): Promise<SecondFactorOutcome> {
  const factor = await trx
    .selectFrom('identity.second_factor')
    .select('sealedSecret')
    .where('accountId', '=', account)
    .where('confirmedAt', 'is not', null)
    .executeTakeFirst();
  if (!factor) return 'off';
  const trimmedCode = code?.trim();
  if (!trimmedCode) return 'missing';

  const isOfApp = isAppCode(trimmedCode);
  const secret = isOfApp ? openSecret(secrets, account, factor.sealedSecret) : null;
  const attempts = openAttempts(trx, () => now);
  const codeAttempts = await listAttemptsToCount(trx, account, network, isOfApp);
  const countedAttempts = await attempts.count(...codeAttempts).catch((error) => {
    if (error instanceof ApiError) return error;
    throw error;
  });
  if (countedAttempts instanceof ApiError) return countedAttempts;

  const step = secret && stepOf(secret, trimmedCode, now);
  const isCorrect = isOfApp
    ? step !== null && (await spendStep(trx, account, step))
    : await spendRecoveryCode(trx, account, trimmedCode);
  if (!isCorrect) return 'wrong';
  await attempts.uncount(...countedAttempts);
  return isOfApp ? 'code' : 'recovery code';
}

/** Called before the attempt is counted, because only wrong codes count. */
function openSecret(secrets: SecretBox, account: string, sealed: Buffer): Buffer {
  const secret = secrets.open(account, sealed);
  if (secret) return secret;
  throw new ApiError('SECOND_FACTOR.UNREADABLE', {
    headers: { 'retry-after': '300' },
    problem: `the second factor of account ${account} cannot be decrypted: the signing key has changed since it was set up. Restore SIGNING_KEY or DATA_DIR/signing-key, or run npm run remove-second-factor.`,
  });
}

/** Marks a time step as used. Returns false if it was used before, so an observed code cannot be reused. */
async function spendStep(trx: Transaction<Tables>, account: string, step: number): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('identity.second_factor')
    .set({ lastStep: step })
    .where('accountId', '=', account)
    .where('lastStep', '<', step)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * Selects the limits. Recovery codes are too long to guess, so wrong app codes and guesses from other networks do not
 * block them.
 */
async function listAttemptsToCount(
  trx: Transaction<Tables>,
  account: string,
  network: string,
  isOfApp: boolean,
) {
  const { addressAndAccount: limit, account: perAccount } = limits.secondFactor;
  if (!isOfApp) return [{ limit, subject: `${network} ${account} recovery` }];
  const byAddress = { limit, subject: `${network} ${account}` };
  if (await isKnownNetwork(trx, account, network)) return [byAddress];
  return [byAddress, { limit: perAccount, subject: account }];
}
