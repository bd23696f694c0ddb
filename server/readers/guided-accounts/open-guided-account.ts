import type { Static } from 'typebox';
import { lockOwnBuyer } from '../../commerce/buyer.ts';
import type { Caller } from '../../http/access.ts';
import { ApiError } from '../../http/api-error.ts';
import type { GuidedAccountAnswer, NewGuidedAccount } from './guided-account-schemas.ts';
import type { GuidedAccountsService } from './guided-account-service.ts';
import { findGuidedAccount, listGuidedAccounts } from './guided-accounts.ts';
import { trimName } from './trim-name.ts';

/**
 * Opens an account for a child in the market of the guardian, with active parental settings. The lock makes concurrent
 * requests wait, so that a repeated one opens no second account and none exceeds the plan. Throws an ApiError.
 */
export async function openGuidedAccount(
  service: GuidedAccountsService,
  caller: Pick<Caller, 'uuid' | 'session'>,
  { password, birthDate, ...names }: Static<typeof NewGuidedAccount>,
): Promise<GuidedAccountAnswer> {
  const { database, identities, now } = service;
  const guardianId = caller.uuid;
  await identities.requireRecentSignIn(caller, password);
  const name = trimName('name', names.name);
  const nickname = trimName('nickname', names.nickname);
  if (!identities.isBirthDateOfChild(birthDate))
    throw new ApiError('USER.INVALID_DATA', { details: { field: 'birthDate' } });
  return database.transaction().execute(async (trx) => {
    await identities.requireNoDeletion(trx, guardianId);
    await lockOwnBuyer(trx, guardianId);
    const { includedCount, accounts } = await listGuidedAccounts(service, trx, guardianId);
    const isSame = (account: GuidedAccountAnswer) =>
      account.birthDate === birthDate && account.name.toLowerCase() === name.toLowerCase();
    if (accounts.some(isSame)) throw new ApiError('USER.EXISTING_GUIDANCE');
    if (includedCount === 0) throw new ApiError('GUIDANCE.NOT_INCLUDED');
    if (accounts.length >= includedCount) throw new ApiError('GUIDANCE.TOO_MANY');
    const guardianConsentVersion = await identities.requireCurrentConsents(trx, guardianId);
    const uuid = await identities.open(trx, { name, nickname, birthDate });
    const guardian = await trx
      .selectFrom('comics.reader')
      .select(['language', 'theme', 'market', 'currency'])
      .where('readerId', '=', guardianId)
      .executeTakeFirstOrThrow();
    await trx
      .insertInto('comics.reader')
      .values({
        ...guardian,
        readerId: uuid,
        guardianId,
        hasParentalControl: true,
        guardianConsentedAt: now(),
        guardianConsentVersion,
        guardianConsentBy: guardianId,
      })
      .execute();
    return findGuidedAccount(service, trx, { guardianId, uuid });
  });
}
