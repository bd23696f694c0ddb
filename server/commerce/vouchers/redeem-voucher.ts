import { randomUUID } from 'node:crypto';
import type { Database } from '../../database/database.ts';
import { ApiError } from '../../http/api-error.ts';
import { type LockedBuyer, lockOwnBuyer } from '../buyer.ts';
import { grantAcquisition } from '../entitlements/change-acquisitions.ts';
import { grantSubscription } from '../entitlements/change-subscriptions.ts';
import { findDuplicate, type GrantedProduct } from '../entitlements/duplicates.ts';
import { findNextStart } from '../entitlements/live-subscriptions.ts';
import { findOutcome, type PurchaseIntent, saveOutcome } from '../idempotency.ts';
import { moveMoney } from '../ledger/move-money.ts';
import { checkVoucher, hasRedeemed, type VoucherRow } from './vouchers.ts';

/**
 * Grants what a voucher contains, once per reader and up to its number of uses, and returns the id of the redemption.
 * Concurrent callers wait for the lock of the voucher's row. Throws like `checkVoucher`, and also
 * USER.DUPLICATE_ACQUISITION and USER.DUPLICATE_SUBSCRIPTION.
 */
export function redeemVoucher(
  { database, now }: { database: Database; now(): Date },
  intent: PurchaseIntent,
  voucherId: string,
): Promise<string> {
  return database.transaction().execute(async (trx) => {
    const buyer = await lockOwnBuyer(trx, intent.readerId);
    const outcome = await findOutcome(trx, intent);
    if (outcome?.redemptionId) return outcome.redemptionId;
    const row = await trx
      .selectFrom('comics.voucher')
      .selectAll()
      .where('id', '=', voucherId)
      .forUpdate()
      .executeTakeFirst();
    if (await hasRedeemed(trx, buyer.readerId, voucherId)) throw new ApiError('USER.DUPLICATE_ACQUISITION');
    // Use one time for all steps, so that the entitlement starts when the voucher is redeemed.
    const redeemedAt = now();
    const voucher = checkVoucher(row, buyer, redeemedAt);
    await rejectDuplicate(buyer, voucher, redeemedAt);
    const redemptionId = await insertRedemption(buyer, voucher, redeemedAt);
    await grantVoucher(buyer, { ...voucher, redemptionId }, redeemedAt);
    await saveOutcome(buyer, intent, { redemptionId });
    return redemptionId;
  });
}

async function rejectDuplicate(buyer: LockedBuyer, voucher: VoucherRow, now: Date): Promise<void> {
  const duplicate = await findDuplicate(buyer, productOf(voucher), now);
  if (duplicate === null) return;
  throw new ApiError(voucher.planId === null ? 'USER.DUPLICATE_ACQUISITION' : duplicate);
}

/** An issue from a voucher does not expire. */
function productOf({ planId, issueId }: VoucherRow): GrantedProduct {
  if (planId !== null) return { type: 'plan' };
  return issueId === null ? { type: 'dragon_wallet_credit' } : { type: 'comic', issueId, rentalDays: null };
}

async function insertRedemption(
  { trx, readerId }: LockedBuyer,
  voucher: VoucherRow,
  now: Date,
): Promise<string> {
  const id = randomUUID();
  await trx
    .updateTable('comics.voucher')
    .set(({ eb }) => ({ uses: eb('uses', '+', 1) }))
    .where('id', '=', voucher.id)
    .execute();
  await trx
    .insertInto('comics.voucher_redemption')
    .values({ id, voucherId: voucher.id, readerId, redeemedAt: now })
    .execute();
  return id;
}

/** A plan starts after the running one and is not renewed. */
async function grantVoucher(
  buyer: LockedBuyer,
  { planId, planDays, issueId, credits, currency, redemptionId }: VoucherRow & { redemptionId: string },
  now: Date,
): Promise<void> {
  if (planId !== null && planDays !== null) {
    const startsAt = await findNextStart(buyer, now);
    await grantSubscription(buyer, { planId, startsAt, days: planDays, redemptionId });
  }
  const cause = { redemptionId };
  if (issueId !== null) {
    await grantAcquisition(buyer, { issueId, rentalDays: null, cause }, now);
  }
  if (credits !== null && currency !== null) {
    const transfer = { from: 'promotion', to: { walletOf: buyer.readerId }, amount: credits } as const;
    await moveMoney(buyer, currency, [transfer], cause);
  }
}
