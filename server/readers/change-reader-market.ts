import { invalidMarket } from '../catalogue/markets/invalid-market.ts';
import { currencyByMarket, isMarket, type Market } from '../catalogue/markets/markets.ts';
import { type DatabaseTransaction, type LockedBuyer, lockBuyer } from '../commerce/buyer.ts';
import { balanceOf } from '../commerce/ledger/move-money.ts';
import { ApiError, type ApiErrorCode } from '../http/api-error.ts';
import { recordChange } from '../publishing/audit.ts';

/** The error codes of `changeReaderMarket`. */
export const readerMarketFailures = [
  'USER.NOT_FOUND',
  'USER.OWN_ACCOUNT',
  'USER.GUIDED',
  'USER.WALLET_NOT_EMPTY',
  'USER.LIVE_SUBSCRIPTION',
  'USER.WAITING_ORDER',
] as const satisfies ApiErrorCode[];

interface ReaderMarketChange {
  readerId: string;
  market: string;
  /** The account that makes the change. */
  actorId: string;
}

/**
 * Moves a reader and their guided accounts to another market, and its currency. They stay locked until the transaction
 * ends, so no order and no payment is made between the check and the change. Throws an ApiError. Rule 110.
 */
export async function changeReaderMarket(
  trx: DatabaseTransaction,
  { readerId, market, actorId }: ReaderMarketChange,
  now = new Date(),
): Promise<{ market: Market; currency: string }> {
  if (!isMarket(market)) throw invalidMarket();
  if (readerId === actorId) throw new ApiError('USER.OWN_ACCOUNT');
  const changed = { market, currency: currencyByMarket[market] };
  const reader = await lockBuyer(trx, readerId);
  if (reader.isGuided) throw new ApiError('USER.GUIDED');
  for (const buyer of [reader, ...(await lockGuided(trx, readerId))]) {
    if (buyer.market === market) continue;
    await requireNothingOpen(buyer, now);
    // `updatedAt` stays, because only saved preferences may change it (rule 76).
    await trx.updateTable('comics.reader').set(changed).where('readerId', '=', buyer.readerId).execute();
    await recordChange(trx, {
      actorId,
      action: 'changed',
      subject: { kind: 'reader market', id: buyer.readerId },
      before: { market: buyer.market, currency: buyer.currency },
      after: changed,
    });
  }
  return changed;
}

async function lockGuided(trx: DatabaseTransaction, guardianId: string): Promise<LockedBuyer[]> {
  const guided = await trx
    .selectFrom('comics.reader')
    .select('readerId')
    .where('guardianId', '=', guardianId)
    .orderBy('readerId')
    .execute();
  const locked: LockedBuyer[] = [];
  for (const { readerId } of guided) locked.push(await lockBuyer(trx, readerId));
  return locked;
}

/** Throws if the reader has money, a subscription or an unpaid order in the currency of the present market. */
async function requireNothingOpen({ trx, readerId, currency }: LockedBuyer, now: Date): Promise<void> {
  if ((await balanceOf(trx, readerId, currency)) !== 0) throw new ApiError('USER.WALLET_NOT_EMPTY');
  const subscription = await trx
    .selectFrom('comics.subscription')
    .select('id')
    .where('readerId', '=', readerId)
    // One that is over is still renewed until its renewal ends.
    .where(({ or, eb }) => or([eb('expiresAt', '>', now), eb('hasAutoRenewal', '=', true)]))
    .limit(1)
    .executeTakeFirst();
  if (subscription) throw new ApiError('USER.LIVE_SUBSCRIPTION');
  const order = await trx
    .selectFrom('comics.transaction')
    .select('id')
    .where('readerId', '=', readerId)
    .where('status', '=', 'waiting')
    .limit(1)
    .executeTakeFirst();
  if (order) throw new ApiError('USER.WAITING_ORDER');
}
