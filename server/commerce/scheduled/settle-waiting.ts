import { findOrder } from '../orders/order-row.ts';
import { payBack, settleOrder } from '../orders/settle-order.ts';
import { claimOrders } from './claim-orders.ts';
import { attempt, type ScheduledJobs } from './scheduled-jobs.ts';

type Claimed = Awaited<ReturnType<typeof claimOrders>>[number];

/** Settles waiting orders that the gateway has decided on or whose Pix has expired. */
export async function settleWaiting(work: ScheduledJobs): Promise<void> {
  for (const order of await claimOrders(work.database, 'waiting', work.now())) {
    await attempt(work, async () => settleOrder(work, order.id, await optionsFor(work, order)));
  }
}

/** How long a reader can approve a payment at PayPal. */
const approvalLifetimeMs = 24 * 60 * 60_000;

async function optionsFor({ database, now }: ScheduledJobs, order: Claimed) {
  // The machine that ordered a renewal may have crashed before it charged the card, so charge it here.
  if (order.isRenewal) {
    return (await isStillRenewed(database, order)) ? { mayCharge: true } : { isCancelled: true };
  }
  const isExpired =
    order.method === 'paypal' && now().getTime() - order.createdAt.getTime() >= approvalLifetimeMs;
  return { isCancelled: isExpired };
}

/** False if the reader has ended the renewal. */
async function isStillRenewed(database: ScheduledJobs['database'], { subscriptionId }: Claimed): Promise<boolean> {
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
export async function payBackDue(work: ScheduledJobs): Promise<void> {
  for (const { id } of await claimOrders(work.database, 'refund', work.now())) {
    await attempt(work, async () => {
      const order = await findOrder(work.database, id);
      if (order) await payBack(work, order);
    });
  }
}
