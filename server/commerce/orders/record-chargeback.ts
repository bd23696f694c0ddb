import type { ReadOnlyDatabase } from '../../database/database.ts';
import type { LockedBuyer } from '../buyer.ts';
import type { CardReference } from '../cards/card-schemas.ts';
import { removeAcquisition } from '../entitlements/change-acquisitions.ts';
import { shortenSubscription, stopRenewingByCard } from '../entitlements/change-subscriptions.ts';
import { balanceOf, type LedgerAccountKey, type MoneyTransfer, moveMoney } from '../ledger/move-money.ts';
import type { OrderRow } from './order-row.ts';
import { latestOf, recordIncome, reverse, transfersOf } from './record-outcome.ts';

/**
 * Records that the bank took the money of a paid order back: reverses the transfers, ends what the order granted, and stops
 * the renewals that its card pays. The coupon stays used. The order must be locked and paid. Rules 126 and 127.
 */
export async function recordChargeback(buyer: LockedBuyer, order: OrderRow, clock: Date): Promise<void> {
  const now = latestOf(order.paidAt ?? order.createdAt, clock);
  await reverseIncome(buyer, order, now);
  await endEntitlement(buyer, order, now);
}

/**
 * Records a payment that the platform learns of only after the bank took it back. Nothing is granted. The order must be
 * locked and waiting.
 */
export async function recordPaymentAndChargeback(
  buyer: LockedBuyer,
  order: OrderRow,
  clock: Date,
): Promise<void> {
  const now = latestOf(order.createdAt, clock);
  await recordIncome(buyer, order, now);
  await reverseIncome(buyer, order, now);
}

async function reverseIncome(buyer: LockedBuyer, order: OrderRow, now: Date): Promise<void> {
  await buyer.trx
    .updateTable('comics.transaction')
    .set({ status: 'charged_back', refundedAt: now, isEmailDue: true })
    .where('id', '=', order.id)
    .execute();
  await moveMoney(buyer, order.currency, await reversedTransfersOf(buyer, order), {
    transactionId: order.id,
  });
  const card = await findPayingCard(buyer, order);
  if (card) await stopRenewingByCard(buyer, card);
}

/** The card that paid. It may have been removed, and added again, since. */
async function findPayingCard(
  { trx }: LockedBuyer,
  { cardId, removedCardBrand: brand, removedCardLastFourDigits: lastFourDigits }: OrderRow,
): Promise<CardReference | undefined> {
  if (brand !== null && lastFourDigits !== null) return { brand, lastFourDigits };
  if (cardId === null) return undefined;
  return trx
    .selectFrom('comics.payment_card')
    .select(['brand', 'lastFourDigits'])
    .where('id', '=', cardId)
    .executeTakeFirst();
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
async function endPeriod(buyer: LockedBuyer, order: OrderRow, now: Date): Promise<void> {
  const { subscriptionId, coversFrom, paidAt } = order;
  if (subscriptionId === null || coversFrom === null || paidAt === null) return;
  if (await isLaterPeriodPaid(buyer.trx, order)) return;
  await shortenSubscription(buyer, subscriptionId, latestOf(latestOf(coversFrom, paidAt), now));
}

/** Whether a later period of the subscription of an order is paid. */
export async function isLaterPeriodPaid(
  database: ReadOnlyDatabase,
  { subscriptionId, coversFrom }: Pick<OrderRow, 'subscriptionId' | 'coversFrom'>,
): Promise<boolean> {
  if (subscriptionId === null || coversFrom === null) return false;
  const later = await database
    .selectFrom('comics.transaction')
    .select('id')
    .where('subscriptionId', '=', subscriptionId)
    .where('status', '=', 'paid')
    .where('coversFrom', '>', coversFrom)
    .executeTakeFirst();
  return later !== undefined;
}
