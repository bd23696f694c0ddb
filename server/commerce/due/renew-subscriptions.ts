import { chooseLanguage } from '../../http/language.ts';
import { settleOrder } from '../orders/settle-order.ts';
import { claimPeriod } from './claim-period.ts';
import { attempt, type DueWork } from './due-work.ts';
import type { RenewalNews } from './renewal-letters.ts';
import { dueSubscriptions } from './renewal-tries.ts';

/** Renews what is to be renewed, from a day before its end on. */
export async function renewSubscriptions(work: DueWork): Promise<void> {
  for (const subscription of await dueSubscriptions(work.database, work.now()).execute()) {
    await attempt(work, () => renew(work, subscription));
  }
}

async function renew(work: DueWork, subscription: { id: string; dragon_id: string }): Promise<void> {
  const tell = (news: RenewalNews) => write(work, subscription.dragon_id, news);
  let claim = await claimPeriod(work, subscription);
  if (typeof claim === 'object') {
    const { isFirst } = claim;
    const { order } = await settleOrder(work, claim.order, { mayCharge: true });
    if (order.status === 'refused') {
      // It may have been the last try.
      claim = await claimPeriod(work, subscription);
      if (isFirst && claim !== 'ended' && (await isRenewed(work, subscription))) await tell('renewalRefused');
    }
  }
  // Whoever ended it tells of it, once.
  if (claim === 'ended') await tell('renewalEnded');
}

/** Whoever has ended it meanwhile needs no other card. */
async function isRenewed({ database }: DueWork, { id }: { id: string }): Promise<boolean> {
  const renewed = await database
    .selectFrom('comics.subscription')
    .select('id')
    .where('id', '=', id)
    .where('has_auto_renewal', '=', true)
    .executeTakeFirst();
  return renewed !== undefined;
}

async function write({ database, letters }: DueWork, dragonId: string, news: RenewalNews): Promise<void> {
  const reader = await database
    .selectFrom('comics.reader')
    .select('language')
    .where('dragon_id', '=', dragonId)
    .executeTakeFirst();
  await letters.send(news, dragonId, chooseLanguage(reader?.language));
}
