import type { RefusalCode } from '../../http/refusal.ts';
import type { Rows } from '../buyer.ts';
import type { OrderRow } from '../orders/order-row.ts';

/** What somebody wants to have, as far as it may be there already. */
export type Wanted =
  | { type: 'plan' }
  | { type: 'comic'; issueId: string; rentalDays: number | null }
  | { type: 'dragon_wallet_credit' };

/** What a reader has already that keeps them from getting it again; null: nothing. The buyer has to be locked. */
export type Duplicate = RefusalCode &
  ('USER.DUPLICATE_SUBSCRIPTION' | 'USER.DUPLICATE_PURCHASE' | 'USER.DUPLICATE_RENT');

export async function duplicateOf(
  rows: Rows,
  dragonId: string,
  gift: Wanted,
  now: Date,
): Promise<Duplicate | null> {
  if (gift.type === 'plan') return duplicateSubscription(rows, dragonId, now);
  if (gift.type === 'comic') return duplicateAcquisition(rows, dragonId, gift, now);
  return null;
}

/** Of a running subscription that is not renewed another one may follow; of all else none. Rule 46. */
async function duplicateSubscription(rows: Rows, dragonId: string, now: Date): Promise<Duplicate | null> {
  const live = await liveSubscriptions(rows, dragonId, now);
  const isTaken = live.some(({ starts_at, has_auto_renewal }) => has_auto_renewal || starts_at > now);
  return isTaken ? 'USER.DUPLICATE_SUBSCRIPTION' : null;
}

export const liveSubscriptions = (rows: Rows, dragonId: string, now: Date) =>
  rows
    .selectFrom('comics.subscription')
    .select(['id', 'starts_at', 'expires_at', 'has_auto_renewal'])
    .where('dragon_id', '=', dragonId)
    .where('expires_at', '>', now)
    .orderBy('expires_at', 'desc')
    .execute();

/** What is bought is there for ever; what is rented may be bought meanwhile. */
async function duplicateAcquisition(
  rows: Rows,
  dragonId: string,
  { issueId, rentalDays }: { issueId: string; rentalDays: number | null },
  now: Date,
): Promise<Duplicate | null> {
  await closeEndedRents(rows, now, { dragonId, issueId });
  const open = await rows
    .selectFrom('comics.acquisition')
    .select('expires_at')
    .where('dragon_id', '=', dragonId)
    .where('issue_id', '=', issueId)
    .where('ended_at', 'is', null)
    .execute();
  if (open.some(({ expires_at }) => expires_at === null)) return 'USER.DUPLICATE_PURCHASE';
  return rentalDays !== null && open.length > 0 ? 'USER.DUPLICATE_RENT' : null;
}

/** Closes what has expired, so that it can be rented again: how many were closed. */
export async function closeEndedRents(
  rows: Pick<Rows, 'updateTable'>,
  now: Date,
  only?: { dragonId: string; issueId: string },
): Promise<number> {
  const closed = await rows
    .updateTable('comics.acquisition')
    .set(({ ref }) => ({ ended_at: ref('expires_at') }))
    .where('ended_at', 'is', null)
    .where('expires_at', '<=', now)
    .$if(only !== undefined, (query) =>
      query.where('dragon_id', '=', only?.dragonId ?? '').where('issue_id', '=', only?.issueId ?? ''),
    )
    .executeTakeFirst();
  return Number(closed.numUpdatedRows);
}

const day = 24 * 60 * 60 * 1000;
export const daysAfter = (start: Date, days: number): Date => new Date(start.getTime() + days * day);

/** Gives what was paid for. The buyer has to be locked, and nothing in the way. */
export async function give(rows: Rows, order: OrderRow, now: Date): Promise<void> {
  const { gift } = order;
  if (gift.type === 'plan') await giveSubscription(rows, order, gift, now);
  if (gift.type === 'comic') {
    await rows
      .insertInto('comics.acquisition')
      .values({
        dragon_id: order.dragon_id,
        issue_id: gift.issueId,
        expires_at: gift.rentalDays === null ? null : daysAfter(now, gift.rentalDays),
        created_at: now,
        transaction_id: order.id,
      })
      .execute();
  }
}

/** From now, or from the end of the one that is running. What a card pays is renewed by it. */
async function giveSubscription(
  rows: Rows,
  order: OrderRow,
  { planId, merchandiseId, cycleDays }: { planId: string; merchandiseId: string; cycleDays: number },
  now: Date,
): Promise<void> {
  const [last] = await liveSubscriptions(rows, order.dragon_id, now);
  const startsAt = last?.expires_at ?? now;
  const { id } = await rows
    .insertInto('comics.subscription')
    .values({
      dragon_id: order.dragon_id,
      plan_id: planId,
      starts_at: startsAt,
      expires_at: daysAfter(startsAt, cycleDays),
      cycle_days: cycleDays,
      merchandise_id: merchandiseId,
      has_auto_renewal: order.card_id !== null,
      card_id: order.card_id,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await rows
    .updateTable('comics.transaction')
    .set({ subscription_id: id, covers_from: startsAt })
    .where('id', '=', order.id)
    .execute();
}
