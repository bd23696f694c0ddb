import type { AgeVerifier } from '../../catalogue/age-verifier.ts';
import { maySee } from '../../catalogue/may-see.ts';
import { Refusal } from '../../http/refusal.ts';
import { findOwnBuyer, lockOwnBuyer, type Rows } from '../buyer.ts';
import { findOutcome, type Intent, keepOutcome } from '../idempotency.ts';
import type { PixReceiver } from '../pix/pix-receiver.ts';
import type { OrderRequest } from '../products/ordered.ts';
import { waitingFor } from './order-row.ts';
import { prepareOrder } from './prepare-order.ts';
import { type Settled, type Settling, settleOrder } from './settle-order.ts';
import { writeOrder } from './write-order.ts';

export interface Ordering extends Settling {
  pixReceiver: PixReceiver;
  ages: AgeVerifier;
}

/**
 * Buys something, once for each intent. The order is written before anybody is asked for money, so that nothing that was
 * paid is unknown here whatever fails; what the gateway answers is written with what follows from it. Balance needs
 * nobody else: it is paid in the same step. `returnAddress`: see `ChargeOrder`; it comes back with the order's id.
 */
export async function placeOrder(
  service: Ordering,
  intent: Intent,
  request: OrderRequest,
  returnAddress?: string,
): Promise<Settled> {
  const known = await findOutcome(service.database, intent);
  const id = known?.transactionId ?? (await newOrder(service, intent, request));
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
 * An order of the same that waits still, such as a Pix that nobody paid, gives way to one that could take its place;
 * one that was paid meanwhile does not. The gateway says which, and it is asked while nothing is locked: so what is in
 * the way is looked for again each time, and no two orders of the same ever wait side by side.
 */
async function newOrder(service: Ordering, intent: Intent, request: OrderRequest): Promise<string> {
  await checkRating(service, intent.readerId, request);
  for (;;) {
    const step = await service.database
      .transaction()
      .execute((rows) => writeUnlessInTheWay(service, rows, intent, request));
    if ('written' in step) return step.written;
    for (const id of step.inTheWay) await giveUp(service, id);
  }
}

async function writeUnlessInTheWay(
  service: Ordering,
  rows: Rows,
  intent: Intent,
  request: OrderRequest,
): Promise<{ written: string } | { inTheWay: string[] }> {
  const buyer = await lockOwnBuyer(rows, intent.readerId);
  // The same, sent twice at once: the other was quicker.
  const known = await findOutcome(rows, intent);
  if (known?.transactionId) return { written: known.transactionId };
  const prepared = await prepareOrder(service, { buyer, request, now: service.now() });
  // Without a gateway nobody can tell whether it was paid: who pays twice for the same gets it back once there is one.
  const inTheWay =
    service.gateway && request.type !== 'dragon_wallet_credit' ? await waitingFor(rows, intent, request) : [];
  if (inTheWay.length > 0) return { inTheWay };
  const written = await writeOrder(service, prepared);
  await keepOutcome(buyer, intent, { transactionId: written });
  return { written };
}

async function giveUp(service: Ordering, id: string): Promise<void> {
  const { order } = await settleOrder(service, id, { isCancelled: true });
  if (order.status === 'waiting') throw new Refusal('EXTERNAL.UNREACHABLE');
}

/** Asked before anything is locked: who checks ages may be somebody far away. */
async function checkRating(
  { database, ages }: Ordering,
  readerId: string,
  request: OrderRequest,
): Promise<void> {
  if (request.type !== 'comic') return;
  await findOwnBuyer(database, readerId);
  const issue = await database
    .selectFrom('comics.issue')
    .select('parentalRating')
    .where('id', '=', request.issueId)
    .executeTakeFirst();
  // Of guided accounts, which are asked more, none comes so far.
  const viewer = { readerId, isGuided: false };
  if (issue && !(await maySee(issue.parentalRating, viewer, ages))) throw new Refusal('USER.BLOCKED_CONTENT');
}
