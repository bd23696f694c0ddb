import type { LockedBuyer } from '../buyer.ts';
import { removeAcquisition } from '../entitlements/change-acquisitions.ts';
import { shortenSubscription, stopRenewingByCard } from '../entitlements/change-subscriptions.ts';
import { balanceOf, type LedgerAccountKey, type MoneyTransfer, moveMoney } from '../ledger/move-money.ts';
import type { OrderRow } from './order-row.ts';
import { latestOf, reverse, transfersOf } from './record-outcome.ts';

/**
 * Records that the bank took the money of a paid order back: reverses the transfers, ends what the order granted, and stops
 * the renewals that its card pays. The coupon stays used. The order must be locked and paid. Rule 126.
 */
export async function recordChargeback(buyer: LockedBuyer, order: OrderRow, clock: Date): Promise<void> {
  const now = latestOf(order.paidAt ?? order.createdAt, clock);
  await buyer.trx
    .updateTable('comics.transaction')
    .set({ status: 'charged_back', refundedAt: now, isEmailDue: true })
    .where('id', '=', order.id)
    .execute();
  await moveMoney(buyer, order.currency, await reversedTransfersOf(buyer, order), {
    transactionId: order.id,
  });
  await endEntitlement(buyer, order, now);
  if (order.cardId !== null) await stopRenewingByCard(buyer, order.cardId);
}

/**
 * Credits are taken back as far as the wallet has them, first those that were paid. Banca loses the paid credits that were
 * spent, and does not get back the given ones.
 */
async function reversedTransfersOf(buyer: LockedBuyer, order: OrderRow): Promise<MoneyTransfer[]> {
  let left = await balanceOf(buyer.trx, buyer.readerId, order.currency);
  return transfersOf(order).flatMap((transfer) => {
    const { from, to, amount } = reverse(transfer);
    if (!isWallet(from)) return [{ from, to, amount }];
    const taken = Math.min(amount, left);
    left -= taken;
    const lost = to === 'gateway' ? amount - taken : 0;
    return [
      { from, to, amount: taken },
      { from: 'chargeback' as const, to, amount: lost },
    ];
  });
}

const isWallet = (account: LedgerAccountKey): boolean => typeof account === 'object' && 'walletOf' in account;

async function endEntitlement(buyer: LockedBuyer, order: OrderRow, now: Date): Promise<void> {
  if (order.product.type === 'comic') await removeAcquisition(buyer, order.id);
  if (order.product.type === 'plan') await endPeriod(buyer, order, now);
}

/** Ends the period of a subscription, unless a later period of it is paid. */
async function endPeriod(
  buyer: LockedBuyer,
  { subscriptionId, coversFrom, paidAt }: OrderRow,
  now: Date,
): Promise<void> {
  if (subscriptionId === null || coversFrom === null || paidAt === null) return;
  const later = await buyer.trx
    .selectFrom('comics.transaction')
    .select('id')
    .where('subscriptionId', '=', subscriptionId)
    .where('status', '=', 'paid')
    .where('coversFrom', '>', coversFrom)
    .executeTakeFirst();
  if (later) return;
  await shortenSubscription(buyer, subscriptionId, latestOf(latestOf(coversFrom, paidAt), now));
}
