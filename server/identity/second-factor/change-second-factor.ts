import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import type { Caller } from '../../http/access.ts';
import { ApiError } from '../../http/api-error.ts';
import { lockAccount } from '../accounts/lock-account.ts';
import type { IdentityService } from '../service.ts';
import { endOtherSessions } from '../sessions/own-sessions.ts';
import { checkSecondFactor, type SecondFactorAttempt } from './check-second-factor.ts';
import { replaceRecoveryCodes } from './recovery-codes.ts';
import { generateSecret, secretText, setupAddress, stepOf } from './totp.ts';

/** How long a setup can be confirmed after the QR code is shown. */
const setupLifetimeMs = 30 * 60_000;

type Service = Pick<IdentityService, 'database' | 'secrets'>;

/** Creates a secret, which is used only after it is confirmed. Replaces an earlier unconfirmed secret. */
export async function beginSecondFactor({ database, secrets }: Service, account: string, now = new Date()) {
  const secret = generateSecret();
  const username = await database.transaction().execute(async (trx) => {
    const owner = await lockAccount(trx, account);
    if (!owner) throw new ApiError('USER.NOT_FOUND');
    const setup = { sealedSecret: secrets.seal(account, secret), begunAt: now };
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('identity.second_factor')
      .values({ accountId: account, confirmedAt: null, ...setup })
      .onConflict((conflict) =>
        conflict.column('accountId').doUpdateSet(setup).where(sql`second_factor.confirmed_at`, 'is', null),
      )
      .executeTakeFirstOrThrow();
    if (!numInsertedOrUpdatedRows) throw new ApiError('SECOND_FACTOR.ALREADY_ON');
    return owner.username;
  });
  return { secret: secretText(secret), address: setupAddress(secret, username) };
}

/**
 * Turns the second factor on with the first code of the app, and returns the recovery codes. Ends all other sessions,
 * because they were opened without the second factor.
 */
export function confirmSecondFactor(
  { database, secrets }: Service,
  { caller, code }: { caller: Pick<Caller, 'uuid' | 'session'>; code: string },
  now = new Date(),
): Promise<string[]> {
  const { uuid: account } = caller;
  return database.transaction().execute(async (trx) => {
    await lockAccount(trx, account);
    // The session may have ended meanwhile.
    if (!(await isSessionOpen(trx, caller.session.id))) throw new ApiError('SESSION.REQUIRED');
    const factor = await trx
      .selectFrom('identity.second_factor')
      .select(['sealedSecret', 'begunAt', 'confirmedAt'])
      .where('accountId', '=', account)
      .executeTakeFirst();
    if (factor?.confirmedAt) throw new ApiError('SECOND_FACTOR.ALREADY_ON');
    if (!factor || now.getTime() - factor.begunAt.getTime() > setupLifetimeMs) {
      throw new ApiError('SECOND_FACTOR.NOT_BEGUN');
    }
    const secret = secrets.open(account, factor.sealedSecret);
    // The signing key has changed since the setup began, so the secret cannot be decrypted.
    if (!secret) throw new ApiError('SECOND_FACTOR.NOT_BEGUN');
    const step = stepOf(secret, code, now);
    if (step === null) throw new ApiError('SECOND_FACTOR.WRONG_CODE');
    await trx
      .updateTable('identity.second_factor')
      .set({ confirmedAt: now, lastStep: step })
      .where('accountId', '=', account)
      .execute();
    await endOtherSessions(trx, caller);
    return replaceRecoveryCodes(trx, account);
  });
}

const isSessionOpen = async (trx: Transaction<Tables>, id: string): Promise<boolean> =>
  (await trx.selectFrom('identity.session').select('id').where('id', '=', id).executeTakeFirst()) !==
  undefined;

type Change = Omit<SecondFactorAttempt, 'secrets'> & { account: string };

/** Checks a code and returns new recovery codes. The previous ones no longer work. Throws an ApiError. */
export const renewRecoveryCodes = (service: Service, change: Change): Promise<string[]> =>
  changeByCode(service, change, (trx) => replaceRecoveryCodes(trx, change.account));

/** Checks a code and turns the second factor off. Throws an ApiError. */
export const turnSecondFactorOff = (service: Service, change: Change): Promise<void> =>
  changeByCode(service, change, (trx) => removeSecondFactor(trx, change.account));

export async function removeSecondFactor(trx: Transaction<Tables>, account: string): Promise<void> {
  await trx.deleteFrom('identity.second_factor').where('accountId', '=', account).execute();
}

async function changeByCode<Value>(
  { database, secrets }: Service,
  { account, ...attempt }: Change,
  change: (trx: Transaction<Tables>) => Promise<Value>,
): Promise<Value> {
  const changed = await database.transaction().execute(async (trx) => {
    await lockAccount(trx, account);
    const outcome = await checkSecondFactor(trx, account, { secrets, ...attempt });
    // Return the ApiError instead of throwing it: a rollback would undo the attempt count.
    if (outcome instanceof ApiError) return outcome;
    if (outcome === 'off') return new ApiError('SECOND_FACTOR.NOT_ON');
    if (outcome === 'missing' || outcome === 'wrong') return new ApiError('SECOND_FACTOR.WRONG_CODE');
    return { value: await change(trx) };
  });
  if (changed instanceof ApiError) throw changed;
  return changed.value;
}
