import { readerLanguage } from '../emails/reader-language.ts';
import { writeRenewalEmail } from '../emails/write-renewal-email.ts';
import { settleOrder } from '../orders/settle-order.ts';
import { claimPeriod } from './claim-period.ts';
import { dueSubscriptions } from './renewal-tries.ts';
import { attempt, type ScheduledJobs } from './scheduled-jobs.ts';

/** Renews subscriptions, from one day before their end. */
export async function renewSubscriptions(work: ScheduledJobs): Promise<void> {
  for (const subscription of await dueSubscriptions(work.database, work.now()).execute()) {
    await attempt(work, () => renew(work, subscription));
  }
}

async function renew(work: ScheduledJobs, subscription: { id: string; readerId: string }): Promise<void> {
  let claim = await claimPeriod(work, subscription);
  if (typeof claim === 'object') {
    const { order } = await settleOrder(work, claim.order, { mayCharge: true });
    // If this was the last try, end the renewal now.
    if (order.status === 'refused') claim = await claimPeriod(work, subscription);
  }
  // Only the machine that ended the renewal gets here, so the email is sent once.
  if (claim === 'ended') {
    const language = await readerLanguage(work.database, subscription.readerId);
    const email = writeRenewalEmail('renewalEnded', { language, site: work.site() });
    await work.letters.send(subscription.readerId, email);
  }
}
