import { type LockedBuyer, lockBuyer } from '../buyer.ts';
import { callGateway } from '../payments/call-gateway.ts';
import type { Charge } from '../payments/payment-gateway.ts';
import { findOrder, type OrderRow } from './order-row.ts';
import { recordChargeback } from './record-chargeback.ts';
import { recordLatePayment } from './record-outcome.ts';
import type { SettlementService } from './resolve-charge.ts';
import { isMismatched, refundIfReachable, settleOrder } from './settle-order.ts';

/**
 * Asks the gateway once for the payment of an order and applies the answer: a waiting order is settled, a paid one may have
 * been charged back, and the Pix of an expired one may have been paid late. Throws like `settleOrder`.
 */
export async function applyNotice(service: SettlementService, id: string): Promise<void> {
  const { order, charge: settled } = await settleOrder(service, id);
  const { status, method } = order;
  const isExpiredPix = status === 'expired' && method === 'pix';
  if (status !== 'paid' && !isExpiredPix) return;
  const charge = settled ?? (await findCharge(service, order));
  if (status === 'paid' && charge?.status === 'charged_back') {
    await changeOnce(service, order, (buyer, paid) => recordChargeback(buyer, paid, service.now()));
  }
  if (isExpiredPix && charge?.status === 'approved') await refundLatePayment(service, order, charge);
}

async function findCharge({ gateway }: SettlementService, order: OrderRow): Promise<Charge | null> {
  if (!gateway || order.method === 'balance') return null;
  return callGateway(() => gateway.find(order.id));
}

/** The order is not delivered, because the reader may have ordered again or deleted the account. Rule 37. */
async function refundLatePayment(service: SettlementService, order: OrderRow, charge: Charge): Promise<void> {
  if (isMismatched(order, charge)) {
    await callGateway(async () => service.gateway?.refund(order.id));
    return;
  }
  await changeOnce(service, order, (buyer, expired) => recordLatePayment(buyer, expired, service.now()));
  const refunded = await findOrder(service.database, order.id);
  if (refunded) await refundIfReachable(service, refunded);
}

/** Of several concurrent notices, only the first finds the order in its previous status. */
async function changeOnce(
  { database }: SettlementService,
  { id, readerId, status }: OrderRow,
  change: (buyer: LockedBuyer, order: OrderRow) => Promise<void>,
): Promise<void> {
  await database.transaction().execute(async (trx) => {
    const buyer = await lockBuyer(trx, readerId);
    const order = await findOrder(trx, id, true);
    if (order?.status === status) await change(buyer, order);
  });
}
