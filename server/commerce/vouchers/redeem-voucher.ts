import { randomUUID } from 'node:crypto';
import type { Database } from '../../database/database.ts';
import { Refusal } from '../../http/refusal.ts';
import { type Buyer, type LockedBuyer, lockOwnBuyer, type Rows } from '../buyer.ts';
import { grantAcquisition } from '../entitlements/change-acquisitions.ts';
import { grantSubscription } from '../entitlements/change-subscriptions.ts';
import { duplicateOf, type Wanted } from '../entitlements/duplicates.ts';
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
    const buyer = await lockOwnBuyer(rows, intent.dragonId);
    const known = await findOutcome(rows, intent);
    if (known?.redemption_id) return known.redemption_id;
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
    await keepOutcome(buyer, intent, { redemption_id: redemption });
    return redemption;
  });
}

async function hasRedeemed(rows: Rows, { dragonId }: Buyer, voucherId: string): Promise<boolean> {
  const before = await rows
    .selectFrom('comics.voucher_redemption')
    .select('id')
    .where('voucher_id', '=', voucherId)
    .where('dragon_id', '=', dragonId)
    .executeTakeFirst();
  return before !== undefined;
}

async function refuseDuplicate(buyer: LockedBuyer, voucher: VoucherRow, now: Date): Promise<void> {
  const duplicate = await duplicateOf(buyer, wantedOf(voucher), now);
  if (duplicate === null) return;
  throw new Refusal(voucher.plan_id === null ? 'USER.DUPLICATE_ACQUISITION' : duplicate);
}

/** An issue of a voucher is for ever. */
function wantedOf({ plan_id, issue_id }: VoucherRow): Wanted {
  if (plan_id !== null) return { type: 'plan' };
  return issue_id === null
    ? { type: 'dragon_wallet_credit' }
    : { type: 'comic', issueId: issue_id, rentalDays: null };
}

async function takeUse({ rows, dragonId }: LockedBuyer, voucher: VoucherRow, now: Date): Promise<string> {
  const id = randomUUID();
  await rows
    .updateTable('comics.voucher')
    .set(({ eb }) => ({ uses: eb('uses', '+', 1) }))
    .where('id', '=', voucher.id)
    .execute();
  await rows
    .insertInto('comics.voucher_redemption')
    .values({ id, voucher_id: voucher.id, dragon_id: dragonId, redeemed_at: now })
    .execute();
  return id;
}

/** A plan follows the one that is running, and is not renewed. */
async function give(
  buyer: LockedBuyer,
  { plan_id, plan_days, issue_id, credits, currency, redemption }: VoucherRow & { redemption: string },
  now: Date,
): Promise<void> {
  if (plan_id !== null && plan_days !== null) {
    const startsAt = await nextStart(buyer, now);
    await grantSubscription(buyer, { planId: plan_id, startsAt, days: plan_days, redemptionId: redemption });
  }
  const cause = { redemption_id: redemption };
  if (issue_id !== null) {
    await grantAcquisition(buyer, { issueId: issue_id, rentalDays: null, cause }, now);
  }
  if (credits !== null && currency !== null) {
    const movement = { from: 'promotion', to: { walletOf: buyer.dragonId }, amount: credits } as const;
    await moveMoney(buyer, currency, [movement], cause);
  }
}
