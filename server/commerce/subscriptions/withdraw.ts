import { ApiError } from '../../http/api-error.ts';
import type { DatabaseTransaction } from '../buyer.ts';
import type { PurchaseIntent } from '../idempotency.ts';
import { findOrder, type OrderRow } from '../orders/order-row.ts';
import type { SettlementService } from '../orders/resolve-charge.ts';
import { withdrawOrder } from '../withdrawals/withdraw-order.ts';
import { withdrawalEndOf } from '../withdrawals/withdrawal-period.ts';

/**
 * Withdraws a running or scheduled subscription: removes it at once, refunds its order and returns the order. A
 * subscription that is scheduled after it keeps its start. Throws SUBSCRIPTION.NO_TRANSACTION_REFERENCE if no order of
 * the reader paid for it, and SUBSCRIPTION.INVALID_TRANSACTION if it has begun and the withdrawal period is over.
 */
export const withdrawSubscription = (
  service: SettlementService,
  intent: PurchaseIntent,
  subscriptionId: string,
): Promise<OrderRow> =>
  withdrawOrder(service, intent, async ({ trx, readerId }, now) => {
    const order = await findFirstOrder(trx, readerId, subscriptionId);
    if (!order?.paidAt) throw new ApiError('SUBSCRIPTION.NO_TRANSACTION_REFERENCE');
    const hasBegun = order.coversFrom === null || order.coversFrom <= now;
    if (hasBegun && now > withdrawalEndOf(order.paidAt))
      throw new ApiError('SUBSCRIPTION.INVALID_TRANSACTION');
    return order;
  });

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
