import { Refusal } from '../../http/refusal.ts';
import { type LockedBuyer, lockBuyer } from '../buyer.ts';
import type { Charge } from '../payments/payment-gateway.ts';
import { answerOf, askGateway, GatewayUnreachable, type Manner, type Settling } from './ask-gateway.ts';
import { findOrder, type OrderRow } from './order-row.ts';
import { close, pay } from './outcome.ts';

export type { Settling } from './ask-gateway.ts';

/** An order as it stands, and the page on which the reader still has to approve it. */
export interface Settled {
  order: OrderRow;
  approvalAddress: string | undefined;
}

/**
 * Asks the gateway how the payment of an order stands and does what follows, once: whoever asks at the same time, on
 * whichever machine, finds it done. Everything that may have changed an order ends here: its placing, a notification,
 * a look at it, and what is due. Throws TRANSACTION.NOT_FOUND; EXTERNAL.UNREACHABLE while the gateway does not answer;
 * SUBSCRIPTION.MISMATCHED_TRANSACTION or ACQUISITION.INVALID_TRANSACTION where another amount was paid.
 */
export async function settleOrder(service: Settling, id: string, manner: Manner = {}): Promise<Settled> {
  const found = await findOrder(service.database, id);
  if (!found) throw new Refusal('TRANSACTION.NOT_FOUND');
  if (found.status !== 'waiting') return { order: found, approvalAddress: undefined };
  const charge = await askGateway(service, found, manner);
  if (!charge) return { order: found, approvalAddress: undefined };
  if (isMismatched(found, charge)) throw await refuseMismatched(service, found);
  await applyCharge(service, found, charge);
  const order = await findOrder(service.database, id);
  if (!order) throw new Refusal('TRANSACTION.NOT_FOUND');
  await payBackIfReached(service, order);
  return { order, approvalAddress: order.status === 'waiting' ? charge.approvalAddress : undefined };
}

/** What is due to go back goes back; where the gateway does not answer, it stays due: a later pass tells of that. */
export async function payBackIfReached(service: Settling, order: OrderRow): Promise<void> {
  await payBack(service, order).catch((error: unknown) => {
    if (!(error instanceof GatewayUnreachable)) throw error;
  });
}

/** Throws EXTERNAL.UNREACHABLE while the gateway does not answer. */
export async function payBack({ database, gateway }: Settling, order: OrderRow): Promise<void> {
  if (order.refund !== 'due' || !gateway) return;
  await answerOf(() => gateway.refund(order.id));
  await database
    .updateTable('comics.transaction')
    .set({ refund: 'done' })
    .where('id', '=', order.id)
    .where('refund', '=', 'due')
    .execute();
}

const isMismatched = (order: OrderRow, { status, amount, currency }: Charge): boolean =>
  status === 'approved' && (amount !== order.amount || currency !== order.currency);

/** A payment of another amount is none of this order: it goes back where it came from before the order is closed. */
async function refuseMismatched(service: Settling, order: OrderRow): Promise<Refusal> {
  await answerOf(async () => service.gateway?.refund(order.id));
  await whileWaiting(service, order, (buyer, waiting) => close(buyer, waiting, 'refused'));
  return new Refusal(
    order.gift.type === 'plan' ? 'SUBSCRIPTION.MISMATCHED_TRANSACTION' : 'ACQUISITION.INVALID_TRANSACTION',
  );
}

async function applyCharge(service: Settling, order: OrderRow, charge: Charge): Promise<void> {
  const { status } = charge;
  if (status === 'pending') return keepPix(service, order, charge);
  await whileWaiting(service, order, (buyer, waiting) => {
    if (status === 'approved') return pay(buyer, waiting, service.now());
    // A Pix is never declined: nobody paid it in time. And whoever gives a renewal up knows.
    const isNews = waiting.isRenewal && status === 'declined';
    return close(buyer, waiting, waiting.method === 'pix' ? 'expired' : 'refused', isNews);
  });
}

/**
 * From now on the reader is told what pays it: a code that the gateway does not know of yet would be paid for nothing.
 * Some gateways make a code of their own, with an end of its own.
 */
async function keepPix({ database }: Settling, order: OrderRow, { pix }: Charge): Promise<void> {
  if (order.pixCode === null || order.isCharged) return;
  await database
    .updateTable('comics.transaction')
    .set({ isCharged: true, ...(pix && { pixCode: pix.code, pixExpiresAt: pix.expiresAt }) })
    .where('id', '=', order.id)
    .where('status', '=', 'waiting')
    .where('isCharged', '=', false)
    .execute();
}

/** Of all who come with the same news at once, the first does what follows. */
async function whileWaiting(
  { database }: Settling,
  { id, readerId }: OrderRow,
  follow: (buyer: LockedBuyer, order: OrderRow) => Promise<void>,
): Promise<void> {
  await database.transaction().execute(async (rows) => {
    const buyer = await lockBuyer(rows, readerId);
    const order = await findOrder(rows, id, true);
    if (order?.status === 'waiting') await follow(buyer, order);
  });
}
