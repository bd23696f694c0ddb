import { findOrder } from '../orders/order-row.ts';
import type { GatewayRequestOptions } from '../orders/resolve-charge.ts';
import { refundOrder, settleOrder } from '../orders/settle-order.ts';
import { claimOrders } from './claim-orders.ts';
import { type JobContext, runJob } from './job-context.ts';

type ClaimedOrder = Awaited<ReturnType<typeof claimOrders>>[number];

/** Settles waiting orders that the gateway has decided on or whose Pix has expired. */
export async function settleWaitingOrders(context: JobContext): Promise<void> {
  for (const order of await claimOrders(context.database, 'waiting', context.now())) {
    await runJob(context, async () => settleOrder(context, order.id, await optionsFor(context, order)));
  }
}

/** How long a reader can approve a payment at PayPal. */
const approvalLifetimeMs = 24 * 60 * 60_000;

async function optionsFor(
  { database, now }: JobContext,
  order: ClaimedOrder,
): Promise<GatewayRequestOptions> {
  // The machine that ordered a renewal may have crashed before it charged the card, so charge it here.
  if (order.isRenewal) {
    return (await isStillRenewed(database, order)) ? { mayCharge: true } : { cancels: true };
  }
  const isExpired =
    order.method === 'paypal' && now().getTime() - order.createdAt.getTime() >= approvalLifetimeMs;
  return { cancels: isExpired };
}

/** False if the reader has ended the renewal. */
async function isStillRenewed(
  database: JobContext['database'],
  { subscriptionId }: ClaimedOrder,
): Promise<boolean> {
  if (subscriptionId === null) return false;
  const renewing = await database
    .selectFrom('comics.subscription')
    .select('id')
    .where('id', '=', subscriptionId)
    .where('hasAutoRenewal', '=', true)
    .executeTakeFirst();
  return renewing !== undefined;
}

/** Retries refunds that the gateway did not make at once. */
export async function retryRefunds(context: JobContext): Promise<void> {
  for (const { id } of await claimOrders(context.database, 'refund', context.now())) {
    await runJob(context, async () => {
      const order = await findOrder(context.database, id);
      if (order) await refundOrder(context, order);
    });
  }
}
