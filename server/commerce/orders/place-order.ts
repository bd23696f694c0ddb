import type { AgeVerifier } from '../../catalogue/age-verifier.ts';
import { findRatingObstacle } from '../../catalogue/may-see.ts';
import { ApiError } from '../../http/api-error.ts';
import { type DatabaseTransaction, findOwnBuyer, lockOwnBuyer } from '../buyer.ts';
import { findOutcome, type PurchaseIntent, saveOutcome } from '../idempotency.ts';
import type { PixReceiver } from '../pix/pix-receiver.ts';
import type { OrderRequest } from '../products/order-product.ts';
import { findWaitingOrders } from './order-row.ts';
import { prepareOrder } from './prepare-order.ts';
import type { SettlementService } from './resolve-charge.ts';
import { type SettledOrder, settleOrder } from './settle-order.ts';
import { writeOrder } from './write-order.ts';

export interface OrderService extends SettlementService {
  pixReceiver: PixReceiver;
  ages: AgeVerifier;
}

/**
 * Places one order for each intent. Stores the order before it calls the gateway, so that a crash never leaves a payment
 * without an order. An order paid from the wallet is settled in the transaction that stores it. The order's id is added to
 * `returnAddress`.
 */
export async function placeOrder(
  service: OrderService,
  intent: PurchaseIntent,
  request: OrderRequest,
  returnAddress?: string,
): Promise<SettledOrder> {
  const outcome = await findOutcome(service.database, intent);
  const id = outcome?.transactionId ?? (await createOrder(service, intent, request));
  return settleOrder(service, id, {
    mayCharge: true,
    ...(returnAddress !== undefined && { returnAddress: withOrder(returnAddress, id) }),
  });
}

function withOrder(returnAddress: string, id: string): string {
  const address = new URL(returnAddress);
  address.searchParams.set('order', id);
  return address.href;
}

/**
 * Replaces waiting orders for the same product, such as an unpaid Pix, so that a reader has at most one. The gateway
 * cancels them while no lock is held, so they are looked up again after each round. An order that was paid in the
 * meantime stays and the new one fails as a duplicate.
 */
async function createOrder(
  service: OrderService,
  intent: PurchaseIntent,
  request: OrderRequest,
): Promise<string> {
  await requireAllowedRating(service, intent.readerId, request);
  for (;;) {
    const result = await service.database
      .transaction()
      .execute((trx) => writeUnlessBlocked(service, trx, intent, request));
    if ('orderId' in result) return result.orderId;
    for (const id of result.blockedBy) await cancelOrder(service, id);
  }
}

async function writeUnlessBlocked(
  service: OrderService,
  trx: DatabaseTransaction,
  intent: PurchaseIntent,
  request: OrderRequest,
): Promise<{ orderId: string } | { blockedBy: string[] }> {
  const buyer = await lockOwnBuyer(trx, intent.readerId);
  // A concurrent request with the same key may have finished first.
  const outcome = await findOutcome(trx, intent);
  if (outcome?.transactionId) return { orderId: outcome.transactionId };
  const prepared = await prepareOrder(service, { buyer, request, now: service.now() });
  // Without a gateway, waiting orders cannot be cancelled. If the reader pays both orders, the second payment is
  // refunded when a gateway is available again.
  const blockedBy =
    service.gateway && request.type !== 'dragon_wallet_credit'
      ? await findWaitingOrders(trx, intent, request)
      : [];
  if (blockedBy.length > 0) return { blockedBy };
  const orderId = await writeOrder(service, prepared);
  await saveOutcome(buyer, intent, { transactionId: orderId });
  return { orderId };
}

async function cancelOrder(service: OrderService, id: string): Promise<void> {
  const { order } = await settleOrder(service, id, { cancels: true });
  if (order.status === 'waiting') throw new ApiError('EXTERNAL.UNREACHABLE');
}

/** Call before anything is locked, because the age check may call another service. */
async function requireAllowedRating(
  { database, ages }: OrderService,
  readerId: string,
  request: OrderRequest,
): Promise<void> {
  if (request.type !== 'comic') return;
  // Rejects guided accounts.
  await findOwnBuyer(database, readerId);
  const issue = await database
    .selectFrom('comics.issue')
    .select('parentalRating')
    .where('id', '=', request.issueId)
    .executeTakeFirst();
  const viewer = { readerId, hasGuardian: false, isGuided: false, maxRating: null };
  const obstacle = issue && (await findRatingObstacle(issue.parentalRating, viewer, ages));
  if (obstacle) throw new ApiError(obstacle);
}
