import { closeEndedRentals } from '../entitlements/change-acquisitions.ts';
import { type JobContext, runJob } from './job-context.ts';
import { renewSubscriptions } from './renew-subscriptions.ts';
import { sendOrderEmails } from './send-order-emails.ts';
import { retryRefunds, settleWaitingOrders } from './settle-waiting.ts';

/**
 * One pass over all jobs that are due. Several machines can run it concurrently: each job is done once, and a later pass
 * completes what a crashed machine left unfinished.
 */
export async function runScheduledJobs(context: JobContext): Promise<void> {
  // Without a gateway the outcome of payments is unknown, so these jobs wait.
  if (context.gateway) {
    await runJob(context, () => settleWaitingOrders(context));
    await runJob(context, () => retryRefunds(context));
    await runJob(context, () => renewSubscriptions(context));
  }
  await runJob(context, () => closeEndedRentals(context.database, context.now()));
  // Last, to include the orders that this pass settled.
  await runJob(context, () => sendOrderEmails(context));
}
