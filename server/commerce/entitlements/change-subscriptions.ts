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
  { rows, dragonId }: LockedBuyer,
  { planId, startsAt, days, merchandiseId, cardId = null, redemptionId }: NewSubscription,
): Promise<string> {
  const { id } = await rows
    .insertInto('comics.subscription')
    .values({
      dragon_id: dragonId,
      plan_id: planId,
      starts_at: startsAt,
      expires_at: daysAfter(startsAt, days),
      cycle_days: days,
      merchandise_id: merchandiseId ?? null,
      has_auto_renewal: cardId !== null,
      card_id: cardId,
      redemption_id: redemptionId ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The subscriptions of the buyer, to be changed. */
const change = ({ rows, dragonId }: LockedBuyer) =>
  rows.updateTable('comics.subscription').where('dragon_id', '=', dragonId);

export async function extendSubscription(buyer: LockedBuyer, id: string, expiresAt: Date): Promise<void> {
  await change(buyer).set({ expires_at: expiresAt }).where('id', '=', id).execute();
}

/** Nothing is charged before the next period is due. */
export async function startRenewing(
  buyer: LockedBuyer,
  id: string,
  { merchandiseId, cardId }: { merchandiseId: string; cardId: string },
): Promise<void> {
  await change(buyer)
    .set({ has_auto_renewal: true, merchandise_id: merchandiseId, card_id: cardId })
    .where('id', '=', id)
    .execute();
}

/** Of one subscription, or of all. The card that paid it may be removed from now on. */
export async function stopRenewing(buyer: LockedBuyer, id?: string): Promise<void> {
  await change(buyer)
    .set({ has_auto_renewal: false, card_id: null })
    .where('has_auto_renewal', '=', true)
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? ''))
    .execute();
}

/** For a card that is going to be removed, which renews nothing. */
export async function forgetCardOfSubscriptions(buyer: LockedBuyer, cardId: string): Promise<void> {
  await change(buyer).set({ card_id: null }).where('card_id', '=', cardId).execute();
}

/** Ends what an operator has given at once. What the reader bought here stays. */
export async function endOperatorSubscriptions(
  buyer: LockedBuyer,
  provider: string,
  now: Date,
): Promise<void> {
  await change(buyer)
    .set({ expires_at: now })
    .where('starts_at', '<', now)
    .where('expires_at', '>', now)
    .where('plan_id', 'in', (plans) =>
      plans.selectFrom('comics.plan').select('id').where('provider', '=', provider),
    )
    .execute();
}

/** Removes a subscription whose reader gets the money back. One that is scheduled after it begins when it was to begin. */
export async function removeSubscription({ rows, dragonId }: LockedBuyer, id: string): Promise<void> {
  await rows
    .deleteFrom('comics.subscription')
    .where('dragon_id', '=', dragonId)
    .where('id', '=', id)
    .execute();
}
