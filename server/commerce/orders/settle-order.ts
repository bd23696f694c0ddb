import { ApiError } from '../../http/api-error.ts';
import { type LockedBuyer, lockBuyer } from '../buyer.ts';
import { callGateway, GatewayUnreachable } from '../payments/call-gateway.ts';
import type { Charge } from '../payments/payment-gateway.ts';
import { findOrder, type OrderRow } from './order-row.ts';
import { recordPaymentAndChargeback } from './record-chargeback.ts';
import { closeUnpaid, recordPayment } from './record-outcome.ts';
import { type GatewayRequestOptions, resolveCharge, type SettlementService } from './resolve-charge.ts';

/** An order and, if it waits for approval, the page where the reader approves it. */
export interface SettledOrder {
  order: OrderRow;
  approvalAddress: string | undefined;
  /** Null if the gateway was not asked, or has no such payment. */
  charge: Charge | null;
}

/**
 * Gets the payment status of an order from the gateway and applies it once, even if several machines do so concurrently.
 * Called after an order is placed, by notifications, when a transaction is viewed, and by the scheduled jobs.
 * Throws TRANSACTION.NOT_FOUND, EXTERNAL.UNREACHABLE if the gateway fails, and SUBSCRIPTION.MISMATCHED_TRANSACTION or
 * ACQUISITION.INVALID_TRANSACTION if another amount was paid.
 */
export async function settleOrder(
  service: SettlementService,
  id: string,
  options: GatewayRequestOptions = {},
): Promise<SettledOrder> {
  const waitingOrder = await findOrder(service.database, id);
  if (!waitingOrder) throw new ApiError('TRANSACTION.NOT_FOUND');
  const unchanged = { order: waitingOrder, approvalAddress: undefined, charge: null };
  if (waitingOrder.status !== 'waiting') return unchanged;
  const charge = await resolveCharge(service, waitingOrder, options);
  if (!charge) return unchanged;
  if (isMismatched(waitingOrder, charge)) throw await refundMismatch(service, waitingOrder);
  await applyCharge(service, waitingOrder, charge);
  const order = await findOrder(service.database, id);
  if (!order) throw new ApiError('TRANSACTION.NOT_FOUND');
  await refundIfReachable(service, order);
  return { order, approvalAddress: order.status === 'waiting' ? charge.approvalAddress : undefined, charge };
}

/** Refunds an order if a refund is due. If the gateway fails, a scheduled job retries and logs it. */
export async function refundIfReachable(service: SettlementService, order: OrderRow): Promise<void> {
  await refundOrder(service, order).catch((error: unknown) => {
    if (!(error instanceof GatewayUnreachable)) throw error;
  });
}

/** Refunds an order if a refund is due. Throws EXTERNAL.UNREACHABLE if the gateway fails. */
export async function refundOrder({ database, gateway }: SettlementService, order: OrderRow): Promise<void> {
  if (order.refund !== 'due' || !gateway) return;
  await callGateway(() => gateway.refund(order.id));
  await database
    .updateTable('comics.transaction')
    .set({ refund: 'done' })
    .where('id', '=', order.id)
    .where('refund', '=', 'due')
    .execute();
}

/** Another amount was paid than the order has. */
export const isMismatched = (order: OrderRow, { status, amount, currency }: Charge): boolean =>
  status === 'approved' && (amount !== order.amount || currency !== order.currency);

/** Refunds a payment of another amount before it closes the order, so that no failure loses the refund. */
async function refundMismatch(service: SettlementService, order: OrderRow): Promise<ApiError> {
  await callGateway(async () => service.gateway?.refund(order.id));
  await applyIfWaiting(service, order, (buyer, lockedOrder) => closeUnpaid(buyer, lockedOrder, 'refused'));
  return new ApiError(
    order.product.type === 'plan' ? 'SUBSCRIPTION.MISMATCHED_TRANSACTION' : 'ACQUISITION.INVALID_TRANSACTION',
  );
}

async function applyCharge(service: SettlementService, order: OrderRow, charge: Charge): Promise<void> {
  const { status } = charge;
  if (status === 'pending') return savePix(service, order, charge);
  await applyIfWaiting(service, order, (buyer, lockedOrder) =>
    recordStatus[status](buyer, lockedOrder, service.now()),
  );
}

type RecordStatus = (buyer: LockedBuyer, order: OrderRow, now: Date) => Promise<void>;

/** Records what has become of the payment of a waiting order. */
const recordStatus: Record<Exclude<Charge['status'], 'pending'>, RecordStatus> = {
  approved: recordPayment,
  charged_back: recordPaymentAndChargeback,
  declined: (buyer, order) => closeUnpaid(buyer, order, unpaidStatusOf(order), order.isRenewal),
  // A cancelled renewal needs no email, because its reader cancelled it.
  cancelled: (buyer, order) => closeUnpaid(buyer, order, unpaidStatusOf(order)),
};

/** A Pix is never declined, only unpaid. */
const unpaidStatusOf = ({ method }: OrderRow) => (method === 'pix' ? 'expired' : 'refused');

/**
 * Makes the Pix code visible to the reader, now that the gateway knows the charge and can match its payment. Some
 * gateways return their own code and expiry.
 */
async function savePix({ database }: SettlementService, order: OrderRow, { pix }: Charge): Promise<void> {
  if (order.pixCode === null || order.isCharged) return;
  await database
    .updateTable('comics.transaction')
    .set({ isCharged: true, ...(pix && { pixCode: pix.code, pixExpiresAt: pix.expiresAt }) })
    .where('id', '=', order.id)
    .where('status', '=', 'waiting')
    .where('isCharged', '=', false)
    .execute();
}

/** Of several concurrent callers, only the first finds the order waiting. */
async function applyIfWaiting(
  { database }: SettlementService,
  { id, readerId }: OrderRow,
  apply: (buyer: LockedBuyer, order: OrderRow) => Promise<void>,
): Promise<void> {
  await database.transaction().execute(async (trx) => {
    const buyer = await lockBuyer(trx, readerId);
    const order = await findOrder(trx, id, true);
    if (order?.status === 'waiting') await apply(buyer, order);
  });
}
