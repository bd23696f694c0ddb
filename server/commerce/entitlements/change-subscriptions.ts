import type { LockedBuyer } from '../buyer.ts';
import { daysAfter } from '../days-after.ts';

interface NewSubscription {
  planId: string;
  startsAt: Date;
  /** Days of its cycle. */
  days: number;
  /** As which it was sold. Absent for the plans of vouchers and operators. */
  merchandiseId?: string;
  /** The card that renews it. Without one it is not renewed. */
  cardId?: string | null;
  /** The redeemed voucher that it was granted for. */
  redemptionId?: string;
}

/** Grants a subscription and returns its id. Check `duplicateOf` before. */
export async function grantSubscription(
  { rows, readerId }: LockedBuyer,
  { planId, startsAt, days, merchandiseId, cardId = null, redemptionId }: NewSubscription,
): Promise<string> {
  const { id } = await rows
    .insertInto('comics.subscription')
    .values({
      readerId,
      planId,
      startsAt,
      expiresAt: daysAfter(startsAt, days),
      cycleDays: days,
      merchandiseId: merchandiseId ?? null,
      hasAutoRenewal: cardId !== null,
      cardId,
      redemptionId: redemptionId ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The subscriptions of the buyer, to be changed. */
const change = ({ rows, readerId }: LockedBuyer) =>
  rows.updateTable('comics.subscription').where('readerId', '=', readerId);

export async function extendSubscription(buyer: LockedBuyer, id: string, expiresAt: Date): Promise<void> {
  await change(buyer).set({ expiresAt }).where('id', '=', id).execute();
}

/** Nothing is charged before the next period is due. */
export async function startRenewing(
  buyer: LockedBuyer,
  id: string,
  { merchandiseId, cardId }: { merchandiseId: string; cardId: string },
): Promise<void> {
  await change(buyer).set({ hasAutoRenewal: true, merchandiseId, cardId }).where('id', '=', id).execute();
}

/** Of one subscription, or of all. The card that paid it may be removed from now on. */
export async function stopRenewing(buyer: LockedBuyer, id?: string): Promise<void> {
  await change(buyer)
    .set({ hasAutoRenewal: false, cardId: null })
    .where('hasAutoRenewal', '=', true)
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? ''))
    .execute();
}

/** For a card that is going to be removed, which renews nothing. */
export async function forgetCardOfSubscriptions(buyer: LockedBuyer, cardId: string): Promise<void> {
  await change(buyer).set({ cardId: null }).where('cardId', '=', cardId).execute();
}

/** Ends what an operator has given at once. What the reader bought here stays. */
export async function endOperatorSubscriptions(
  buyer: LockedBuyer,
  provider: string,
  now: Date,
): Promise<void> {
  await change(buyer)
    .set({ expiresAt: now })
    .where('startsAt', '<', now)
    .where('expiresAt', '>', now)
    .where('planId', 'in', (plans) =>
      plans.selectFrom('comics.plan').select('id').where('provider', '=', provider),
    )
    .execute();
}

/** Removes a subscription whose reader gets the money back. One that is scheduled after it begins when it was to begin. */
export async function removeSubscription({ rows, readerId }: LockedBuyer, id: string): Promise<void> {
  await rows
    .deleteFrom('comics.subscription')
    .where('readerId', '=', readerId)
    .where('id', '=', id)
    .execute();
}
