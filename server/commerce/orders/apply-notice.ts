import { lockBuyer } from '../buyer.ts';
import { callGateway } from '../payments/call-gateway.ts';
import { findOrder, type OrderRow } from './order-row.ts';
import { recordChargeback } from './record-chargeback.ts';
import type { SettlementService } from './resolve-charge.ts';
import { settleOrder } from './settle-order.ts';

/**
 * Asks the gateway for the payment of an order and applies the answer: a waiting order is settled, and a paid one may have
 * been charged back. Throws like `settleOrder`.
 */
export async function applyNotice(service: SettlementService, id: string): Promise<void> {
  const { order } = await settleOrder(service, id);
  if (order.status === 'paid' && (await isChargedBack(service, order))) await applyChargeback(service, order);
}

async function isChargedBack({ gateway }: SettlementService, order: OrderRow): Promise<boolean> {
  if (!gateway || order.method === 'balance') return false;
  const charge = await callGateway(() => gateway.find(order.id));
  return charge?.status === 'charged_back';
}

/** Of several concurrent notices, only the first finds the order paid. */
async function applyChargeback(
  { database, now }: SettlementService,
  { id, readerId }: OrderRow,
): Promise<void> {
  await database.transaction().execute(async (trx) => {
    const buyer = await lockBuyer(trx, readerId);
    const order = await findOrder(trx, id, true);
    if (order?.status === 'paid') await recordChargeback(buyer, order, now());
  });
}
