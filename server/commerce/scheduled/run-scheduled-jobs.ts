import { closeEndedRentals } from '../entitlements/change-acquisitions.ts';
import { renewSubscriptions } from './renew-subscriptions.ts';
import { attempt, type ScheduledJobs } from './scheduled-jobs.ts';
import { sendOrderEmails } from './send-order-emails.ts';
import { payBackDue, settleWaiting } from './settle-waiting.ts';

/**
 * One pass over all that is due at `work.now()`. Many machines may do it at once: each thing is done once, and what one
 * of them leaves half done the next pass does.
 */
export async function runScheduledJobs(work: ScheduledJobs): Promise<void> {
  // Without a gateway nobody knows what was paid: all of it waits until there is one.
  if (work.gateway) {
    await attempt(work, () => settleWaiting(work));
    await attempt(work, () => payBackDue(work));
    await attempt(work, () => renewSubscriptions(work));
  }
  await attempt(work, () => closeEndedRentals(work.database, work.now()));
  // Last, so that what this pass has brought about is told with it.
  await attempt(work, () => sendOrderEmails(work));
}
