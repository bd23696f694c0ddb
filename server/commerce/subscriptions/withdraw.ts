import { ApiError } from '../../http/api-error.ts';
import { type DatabaseTransaction, lockOwnBuyer } from '../buyer.ts';
import { daysAfter } from '../days-after.ts';
import { removeSubscription } from '../entitlements/change-subscriptions.ts';
import { findOutcome, type PurchaseIntent, saveOutcome } from '../idempotency.ts';
import { findOrder, type OrderRow } from '../orders/order-row.ts';
import { recordRefund } from '../orders/record-outcome.ts';
import type { SettlementService } from '../orders/resolve-charge.ts';
import { refundIfReachable } from '../orders/settle-order.ts';

/** Counted from the payment. Source: Código de Defesa do Consumidor, art. 49. */
const withdrawalDays = 7;

/**
 * Withdraws a running or scheduled subscription: removes it at once, refunds its order and returns the order. A
 * subscription that is scheduled after it keeps its start. Throws SUBSCRIPTION.NO_TRANSACTION_REFERENCE if no order of
 * the reader paid for it, and SUBSCRIPTION.INVALID_TRANSACTION after the withdrawal period.
 */
export async function withdrawSubscription(
  service: SettlementService,
  intent: PurchaseIntent,
  subscriptionId: string,
): Promise<OrderRow> {
  const { database, now } = service;
  const id = await database.transaction().execute(async (trx) => {
    const buyer = await lockOwnBuyer(trx, intent.readerId);
    const outcome = await findOutcome(trx, intent);
    if (outcome?.transactionId) return outcome.transactionId;
    const order = await findFirstOrder(trx, intent.readerId, subscriptionId);
    if (!order?.paidAt) throw new ApiError('SUBSCRIPTION.NO_TRANSACTION_REFERENCE');
    if (now() > daysAfter(order.paidAt, withdrawalDays))
      throw new ApiError('SUBSCRIPTION.INVALID_TRANSACTION');
    await recordRefund(buyer, order, now());
    await removeSubscription(buyer, subscriptionId);
    await saveOutcome(buyer, intent, { transactionId: order.id });
    return order.id;
  });
  const order = await findOrder(database, id);
  if (!order) throw new Error(`The order ${id} of a withdrawal does not exist.`);
  await refundIfReachable(service, order);
  return order;
}

/** The paid order that started the subscription. Null without one, or if another reader has the subscription. */
async function findFirstOrder(
  trx: DatabaseTransaction,
  readerId: string,
  subscriptionId: string,
): Promise<OrderRow | null> {
  const first = await trx
    .selectFrom('comics.transaction')
    .select('id')
    .where('readerId', '=', readerId)
    .where('subscriptionId', '=', subscriptionId)
    .where('isRenewal', '=', false)
    .where('status', '=', 'paid')
    .executeTakeFirst();
  return first ? findOrder(trx, first.id, true) : null;
}
