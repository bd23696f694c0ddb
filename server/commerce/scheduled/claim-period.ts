import { randomUUID } from 'node:crypto';
import { lockBuyer, type Rows } from '../buyer.ts';
import { hasExpired } from '../cards/card-expiry.ts';
import { stopRenewing } from '../entitlements/change-subscriptions.ts';
import { isSucceeded } from '../orders/renewed.ts';
import { dueSubscriptions } from './renewal-tries.ts';
import type { ScheduledJobs } from './scheduled-jobs.ts';

/** What came of it: an order to be settled; that the renewal has ended for good; or that there was nothing to do. */
export type Claim = { order: string } | 'ended' | 'nothing';

/** Orders the next period of a subscription, once however many machines do it, or ends what has no hope. */
export function claimPeriod(
  { database, now }: ScheduledJobs,
  subscription: { id: string; dragon_id: string },
): Promise<Claim> {
  return database.transaction().execute(async (rows) => {
    const buyer = await lockBuyer(rows, subscription.dragon_id);
    const due = await dueSubscriptions(rows, now())
      .where('subscription.id', '=', subscription.id)
      .executeTakeFirst();
    if (!due) return 'nothing';
    if (due.is_hopeless) {
      await stopRenewing(buyer, due.id);
      return 'ended';
    }
    const { expires_at, ...next } = await nextOf(rows, due.id);
    if (await isSucceeded(buyer, expires_at)) {
      await stopRenewing(buyer, due.id);
      return 'nothing';
    }
    const order = await orderPeriod(rows, { ...due, covers_from: expires_at }, next, now());
    return { order };
  });
}

/** By what it is renewed as, at the price of now, and what pays it. */
const nextOf = (rows: Rows, id: string) =>
  rows
    .selectFrom('comics.subscription as subscription')
    .innerJoin('comics.plan_merchandise as merchandise', 'merchandise.id', 'subscription.merchandise_id')
    .leftJoin('comics.payment_card as card', 'card.id', 'subscription.card_id')
    .select([
      'subscription.expires_at',
      'subscription.merchandise_id',
      'subscription.card_id',
      'merchandise.price',
      'merchandise.currency',
      'card.expiration_month',
      'card.expiration_year',
    ])
    .where('subscription.id', '=', id)
    .executeTakeFirstOrThrow();

type Next = Omit<Awaited<ReturnType<typeof nextOf>>, 'expires_at'>;

/** A card that is gone or has expired has refused. */
async function orderPeriod(
  rows: Rows,
  { id: subscription_id, dragon_id, covers_from }: { id: string; dragon_id: string; covers_from: Date },
  { merchandise_id, card_id, price, currency, expiration_month, expiration_year }: Next,
  now: Date,
): Promise<string> {
  const isGood =
    expiration_month !== null &&
    expiration_year !== null &&
    !hasExpired({ expiration_month, expiration_year }, now);
  const id = randomUUID();
  await rows
    .insertInto('comics.transaction')
    .values({
      id,
      dragon_id,
      plan_merchandise_id: merchandise_id,
      method: 'credit_card',
      status: isGood ? 'waiting' : 'refused',
      price,
      currency,
      card_id,
      is_renewal: true,
      is_letter_due: !isGood,
      subscription_id,
      covers_from,
      created_at: now,
    })
    .execute();
  return id;
}
