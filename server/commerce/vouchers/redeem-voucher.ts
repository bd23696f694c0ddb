import { randomUUID } from 'node:crypto';
import type { Database } from '../../database/database.ts';
import { Refusal } from '../../http/refusal.ts';
import { type Buyer, type LockedBuyer, lockOwnBuyer, type Rows } from '../buyer.ts';
import { grantAcquisition } from '../entitlements/change-acquisitions.ts';
import { grantSubscription } from '../entitlements/change-subscriptions.ts';
import { duplicateOf, type GrantedProduct } from '../entitlements/duplicates.ts';
import { nextStart } from '../entitlements/live-subscriptions.ts';
import { findOutcome, type Intent, keepOutcome } from '../idempotency.ts';
import { moveMoney } from '../ledger/move-money.ts';
import { checkVoucher, type VoucherRow } from './vouchers.ts';

/**
 * Gives what a voucher gives, once to each reader and to no more readers than it has uses: whoever comes at the same time
 * waits for its row. Gives the redemption's id. Throws what `checkVoucher` throws, USER.DUPLICATE_ACQUISITION and
 * USER.DUPLICATE_SUBSCRIPTION.
 */
export function redeemVoucher(
  { database, now }: { database: Database; now(): Date },
  intent: Intent,
  voucherId: string,
): Promise<string> {
  return database.transaction().execute(async (rows) => {
    const buyer = await lockOwnBuyer(rows, intent.readerId);
    const known = await findOutcome(rows, intent);
    if (known?.redemptionId) return known.redemptionId;
    const found = await rows
      .selectFrom('comics.voucher')
      .selectAll()
      .where('id', '=', voucherId)
      .forUpdate()
      .executeTakeFirst();
    if (await hasRedeemed(rows, buyer, voucherId)) throw new Refusal('USER.DUPLICATE_ACQUISITION');
    // Use one time for all steps, so that the entitlement starts when the voucher is redeemed.
    const redeemedAt = now();
    const voucher = checkVoucher(found, buyer, redeemedAt);
    await refuseDuplicate(buyer, voucher, redeemedAt);
    const redemption = await takeUse(buyer, voucher, redeemedAt);
    await give(buyer, { ...voucher, redemption }, redeemedAt);
    await keepOutcome(buyer, intent, { redemptionId: redemption });
    return redemption;
  });
}

async function hasRedeemed(rows: Rows, { readerId }: Buyer, voucherId: string): Promise<boolean> {
  const before = await rows
    .selectFrom('comics.voucher_redemption')
    .select('id')
    .where('voucherId', '=', voucherId)
    .where('readerId', '=', readerId)
    .executeTakeFirst();
  return before !== undefined;
}

async function refuseDuplicate(buyer: LockedBuyer, voucher: VoucherRow, now: Date): Promise<void> {
  const duplicate = await duplicateOf(buyer, wantedOf(voucher), now);
  if (duplicate === null) return;
  throw new Refusal(voucher.planId === null ? 'USER.DUPLICATE_ACQUISITION' : duplicate);
}

/** An issue of a voucher is for ever. */
function wantedOf({ planId, issueId }: VoucherRow): GrantedProduct {
  if (planId !== null) return { type: 'plan' };
  return issueId === null ? { type: 'dragon_wallet_credit' } : { type: 'comic', issueId, rentalDays: null };
}

async function takeUse({ rows, readerId }: LockedBuyer, voucher: VoucherRow, now: Date): Promise<string> {
  const id = randomUUID();
  await rows
    .updateTable('comics.voucher')
    .set(({ eb }) => ({ uses: eb('uses', '+', 1) }))
    .where('id', '=', voucher.id)
    .execute();
  await rows
    .insertInto('comics.voucher_redemption')
    .values({ id, voucherId: voucher.id, readerId, redeemedAt: now })
    .execute();
  return id;
}

/** A plan follows the one that is running, and is not renewed. */
async function give(
  buyer: LockedBuyer,
  { planId, planDays, issueId, credits, currency, redemption }: VoucherRow & { redemption: string },
  now: Date,
): Promise<void> {
  if (planId !== null && planDays !== null) {
    const startsAt = await nextStart(buyer, now);
    await grantSubscription(buyer, { planId, startsAt, days: planDays, redemptionId: redemption });
  }
  const cause = { redemptionId: redemption };
  if (issueId !== null) {
    await grantAcquisition(buyer, { issueId, rentalDays: null, cause }, now);
  }
  if (credits !== null && currency !== null) {
    const movement = { from: 'promotion', to: { walletOf: buyer.readerId }, amount: credits } as const;
    await moveMoney(buyer, currency, [movement], cause);
  }
}
