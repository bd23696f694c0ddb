import { type LockedBuyer, lockOwnBuyer } from '../buyer.ts';
import { removeAcquisition } from '../entitlements/change-acquisitions.ts';
import { removeSubscription } from '../entitlements/change-subscriptions.ts';
import { findOutcome, type PurchaseIntent, saveOutcome } from '../idempotency.ts';
import { findOrder, type OrderRow } from '../orders/order-row.ts';
import { recordRefund } from '../orders/record-outcome.ts';
import type { SettlementService } from '../orders/resolve-charge.ts';
import { refundIfReachable } from '../orders/settle-order.ts';

/**
 * Withdraws an order: ends what it granted at once, refunds the whole amount and returns the order. `findWithdrawable`
 * returns the order, locked, or throws an ApiError if it cannot be withdrawn at `now`. Rule 49.
 */
export async function withdrawOrder(
  service: SettlementService,
  intent: PurchaseIntent,
  findWithdrawable: (buyer: LockedBuyer, now: Date) => Promise<OrderRow>,
): Promise<OrderRow> {
  const { database } = service;
  const id = await database.transaction().execute(async (trx) => {
    const buyer = await lockOwnBuyer(trx, intent.readerId);
    const outcome = await findOutcome(trx, intent);
    if (outcome?.transactionId) return outcome.transactionId;
    const now = service.now();
    const order = await findWithdrawable(buyer, now);
    await recordRefund(buyer, order, now, { isWithdrawn: true });
    await removeGranted(buyer, order);
    await saveOutcome(buyer, intent, { transactionId: order.id });
    return order.id;
  });
  const order = await findOrder(database, id);
  if (!order) throw new Error(`The order ${id} of a withdrawal does not exist.`);
  await refundIfReachable(service, order);
  return order;
}

/** The refund takes credits back. */
async function removeGranted(buyer: LockedBuyer, { id, product, subscriptionId }: OrderRow): Promise<void> {
  if (product.type === 'comic') await removeAcquisition(buyer, id);
  if (product.type === 'plan' && subscriptionId !== null) await removeSubscription(buyer, subscriptionId);
}
