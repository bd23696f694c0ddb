import { closeEndedRentals } from '../entitlements/change-acquisitions.ts';
import { renewSubscriptions } from './renew-subscriptions.ts';
import { attempt, type ScheduledJobs } from './scheduled-jobs.ts';
import { sendOrderEmails } from './send-order-emails.ts';
import { payBackDue, settleWaiting } from './settle-waiting.ts';

/**
 * One pass over all jobs that are due. Several machines can run it concurrently: each job is done once, and a later pass
 * completes what a crashed machine left unfinished.
 */
export async function runScheduledJobs(work: ScheduledJobs): Promise<void> {
  // Without a gateway the outcome of payments is unknown, so these jobs wait.
  if (work.gateway) {
    await attempt(work, () => settleWaiting(work));
    await attempt(work, () => payBackDue(work));
    await attempt(work, () => renewSubscriptions(work));
  }
  await attempt(work, () => closeEndedRentals(work.database, work.now()));
  // Last, to include the orders that this pass settled.
  await attempt(work, () => sendOrderEmails(work));
}
