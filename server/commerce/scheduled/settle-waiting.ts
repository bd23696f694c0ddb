import { findOrder } from '../orders/order-row.ts';
import { payBack, settleOrder } from '../orders/settle-order.ts';
import { claimOrders } from './claim-orders.ts';
import { attempt, type ScheduledJobs } from './scheduled-jobs.ts';

type Claimed = Awaited<ReturnType<typeof claimOrders>>[number];

/** Brings orders to an end that wait: whose Pix is over, and what the gateway has decided meanwhile. */
export async function settleWaiting(work: ScheduledJobs): Promise<void> {
  for (const order of await claimOrders(work.database, 'waiting', work.now())) {
    await attempt(work, async () => settleOrder(work, order.id, await mannerOf(work, order)));
  }
}

/** How long somebody may take to approve a payment on another's page. */
const approvalLifetime = 24 * 60 * 60_000;

async function mannerOf({ database, now }: ScheduledJobs, order: Claimed) {
  // Nobody else sees to a renewal: whoever has claimed it may have broken down before it was asked for.
  if (order.isRenewal) {
    return (await isWanted(database, order)) ? { mayCharge: true } : { isCancelled: true };
  }
  const isOver = order.method === 'paypal' && now().getTime() - order.createdAt.getTime() >= approvalLifetime;
  return { isCancelled: isOver };
}

/** Not once its reader has ended the renewal. */
async function isWanted(database: ScheduledJobs['database'], { subscriptionId }: Claimed): Promise<boolean> {
  if (subscriptionId === null) return false;
  const renewing = await database
    .selectFrom('comics.subscription')
    .select('id')
    .where('id', '=', subscriptionId)
    .where('hasAutoRenewal', '=', true)
    .executeTakeFirst();
  return renewing !== undefined;
}

/** Has the gateway give back what could not be given back at once. */
export async function payBackDue(work: ScheduledJobs): Promise<void> {
  for (const { id } of await claimOrders(work.database, 'refund', work.now())) {
    await attempt(work, async () => {
      const order = await findOrder(work.database, id);
      if (order) await payBack(work, order);
    });
  }
}
