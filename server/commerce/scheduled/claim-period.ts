import { randomUUID } from 'node:crypto';
import { lockBuyer, type Rows } from '../buyer.ts';
import { hasExpired } from '../cards/card-expiry.ts';
import { stopRenewing } from '../entitlements/change-subscriptions.ts';
import { isSucceeded } from '../orders/renewed.ts';
import { dueSubscriptions } from './renewal-tries.ts';
import type { ScheduledJobs } from './scheduled-jobs.ts';

/** An order to settle, or the end of the renewal, or nothing to do. */
export type Claim = { order: string } | 'ended' | 'nothing';

/** Orders the next period of a subscription, or ends its renewal after the last try. Several machines order it once. */
export function claimPeriod(
  { database, now }: ScheduledJobs,
  subscription: { id: string; readerId: string },
): Promise<Claim> {
  return database.transaction().execute(async (rows) => {
    const buyer = await lockBuyer(rows, subscription.readerId);
    const due = await dueSubscriptions(rows, now())
      .where('subscription.id', '=', subscription.id)
      .executeTakeFirst();
    if (!due) return 'nothing';
    if (due.isExhausted) {
      await stopRenewing(buyer, due.id);
      return 'ended';
    }
    const { expiresAt, ...next } = await nextOf(rows, due.id);
    if (await isSucceeded(buyer, expiresAt)) {
      await stopRenewing(buyer, due.id);
      return 'nothing';
    }
    const order = await orderPeriod(rows, { ...due, coversFrom: expiresAt }, next, now());
    return { order };
  });
}

/** The merchandise and the card of a renewal. The price is the current one. */
const nextOf = (rows: Rows, id: string) =>
  rows
    .selectFrom('comics.subscription as subscription')
    .innerJoin('comics.plan_merchandise as merchandise', 'merchandise.id', 'subscription.merchandiseId')
    .leftJoin('comics.payment_card as card', 'card.id', 'subscription.cardId')
    .select([
      'subscription.expiresAt',
      'subscription.merchandiseId',
      'subscription.cardId',
      'merchandise.price',
      'merchandise.currency',
      'card.expirationMonth',
      'card.expirationYear',
    ])
    .where('subscription.id', '=', id)
    .executeTakeFirstOrThrow();

type Next = Omit<Awaited<ReturnType<typeof nextOf>>, 'expiresAt'>;

/** A removed or expired card counts as a refused charge. */
async function orderPeriod(
  rows: Rows,
  { id: subscriptionId, readerId, coversFrom }: { id: string; readerId: string; coversFrom: Date },
  { merchandiseId, cardId, price, currency, expirationMonth, expirationYear }: Next,
  now: Date,
): Promise<string> {
  const isGood =
    expirationMonth !== null &&
    expirationYear !== null &&
    !hasExpired({ expirationMonth, expirationYear }, now);
  const id = randomUUID();
  await rows
    .insertInto('comics.transaction')
    .values({
      id,
      readerId,
      planMerchandiseId: merchandiseId,
      method: 'credit_card',
      status: isGood ? 'waiting' : 'refused',
      price,
      currency,
      cardId,
      isRenewal: true,
      isLetterDue: !isGood,
      subscriptionId,
      coversFrom,
      createdAt: now,
    })
    .execute();
  return id;
}
