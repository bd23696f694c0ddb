import { findReaderLanguage } from '../emails/reader-language.ts';
import { writeRenewalEmail } from '../emails/write-renewal-email.ts';
import { settleOrder } from '../orders/settle-order.ts';
import { claimPeriod } from './claim-period.ts';
import { type JobContext, runJob } from './job-context.ts';
import { dueRenewals } from './renewal-attempts.ts';

/** Renews subscriptions, from one day before their end. */
export async function renewSubscriptions(context: JobContext): Promise<void> {
  for (const subscription of await dueRenewals(context.database, context.now()).execute()) {
    await runJob(context, () => renew(context, subscription));
  }
}

async function renew(context: JobContext, subscription: { id: string; readerId: string }): Promise<void> {
  let claim = await claimPeriod(context, subscription);
  if (typeof claim === 'object') {
    const { order } = await settleOrder(context, claim.order, { mayCharge: true });
    // If this was the last attempt, end the renewal now.
    if (order.status === 'refused') claim = await claimPeriod(context, subscription);
  }
  // Only the machine that ended the renewal gets here, so the email is sent once.
  if (claim === 'ended') {
    const language = await findReaderLanguage(context.database, subscription.readerId);
    const email = writeRenewalEmail('renewalEnded', { language, site: context.site() });
    await context.readerMail.send(subscription.readerId, email);
  }
}
