import { ApiError, type ApiErrorCode } from '../../http/api-error.ts';
import type { LockedBuyer } from '../buyer.ts';
import type { PurchaseIntent } from '../idempotency.ts';
import { findOrder, type OrderRow } from '../orders/order-row.ts';
import type { SettlementService } from '../orders/resolve-charge.ts';
import { withdrawOrder } from './withdraw-order.ts';
import { withdrawalEndOf } from './withdrawal-period.ts';
import { findWithdrawalState, type WithdrawalState } from './withdrawal-state.ts';

/** The error codes of `withdrawPurchase`. */
export const withdrawalFailures = [
  'TRANSACTION.NOT_FOUND',
  'WITHDRAWAL.NOT_POSSIBLE',
  'WITHDRAWAL.TOO_LATE',
  'WITHDRAWAL.READ',
  'WITHDRAWAL.SPENT',
] as const satisfies ApiErrorCode[];

const errorCodes: Readonly<Record<Exclude<WithdrawalState, 'open'>, (typeof withdrawalFailures)[number]>> = {
  read: 'WITHDRAWAL.READ',
  spent: 'WITHDRAWAL.SPENT',
};

/** Withdraws the order of an issue that was not read, or of credits that were not spent. Throws `withdrawalFailures`. */
export const withdrawPurchase = (
  service: SettlementService,
  intent: PurchaseIntent,
  orderId: string,
): Promise<OrderRow> => withdrawOrder(service, intent, (buyer, now) => findPurchase(buyer, orderId, now));

async function findPurchase({ trx, readerId }: LockedBuyer, id: string, now: Date): Promise<OrderRow> {
  const order = await findOrder(trx, id, true);
  if (order?.readerId !== readerId) throw new ApiError('TRANSACTION.NOT_FOUND');
  await lockAcquisition(trx, id);
  const state = await findWithdrawalState(trx, id);
  if (state === null || order.paidAt === null) throw new ApiError('WITHDRAWAL.NOT_POSSIBLE');
  if (now > withdrawalEndOf(order.paidAt)) throw new ApiError('WITHDRAWAL.TOO_LATE');
  if (state !== 'open') throw new ApiError(errorCodes[state]);
  return order;
}

/** Waits for a page that is being sent, which marks the acquisition as read, so that the next statement sees the mark. */
async function lockAcquisition(trx: LockedBuyer['trx'], orderId: string): Promise<void> {
  const acquisitions = trx.selectFrom('comics.acquisition').select('id').where('transactionId', '=', orderId);
  await acquisitions.forUpdate().execute();
}
