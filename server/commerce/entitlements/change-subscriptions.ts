import type { LockedBuyer } from '../buyer.ts';
import { daysAfter } from '../days-after.ts';

interface NewSubscription {
  planId: string;
  startsAt: Date;
  /** Days of its cycle. */
  days: number;
  /** The merchandise that was sold. Absent for plans of vouchers and operators. */
  merchandiseId?: string;
  /** The card that renews it. Without one it is not renewed. */
  cardId?: string | null;
  /** The redeemed voucher that it was granted for. */
  redemptionId?: string;
}

/** Grants a subscription and returns its id. Call `findDuplicate` first. */
export async function grantSubscription(
  { trx, readerId }: LockedBuyer,
  { planId, startsAt, days, merchandiseId, cardId = null, redemptionId }: NewSubscription,
): Promise<string> {
  const { id } = await trx
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

const updateSubscriptions = ({ trx, readerId }: LockedBuyer) =>
  trx.updateTable('comics.subscription').where('readerId', '=', readerId);

export async function extendSubscription(buyer: LockedBuyer, id: string, expiresAt: Date): Promise<void> {
  await updateSubscriptions(buyer).set({ expiresAt }).where('id', '=', id).execute();
}

/** Charges nothing until the next period. */
export async function startRenewing(
  buyer: LockedBuyer,
  id: string,
  { merchandiseId, cardId }: { merchandiseId: string; cardId: string },
): Promise<void> {
  await updateSubscriptions(buyer)
    .set({ hasAutoRenewal: true, merchandiseId, cardId })
    .where('id', '=', id)
    .execute();
}

/** Stops the renewal of one subscription, or of all. Its card can be removed afterwards. */
export async function stopRenewing(buyer: LockedBuyer, id?: string): Promise<void> {
  await updateSubscriptions(buyer)
    .set({ hasAutoRenewal: false, cardId: null })
    .where('hasAutoRenewal', '=', true)
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? ''))
    .execute();
}

/** Call before deleting a card. The card must not renew a subscription. */
export async function forgetCardOfSubscriptions(buyer: LockedBuyer, cardId: string): Promise<void> {
  await updateSubscriptions(buyer).set({ cardId: null }).where('cardId', '=', cardId).execute();
}

/** Ends all renewals and forgets their cards, before the cards of a deleted account are deleted. */
export async function forgetCardsOfSubscriptions(buyer: LockedBuyer): Promise<void> {
  await updateSubscriptions(buyer).set({ hasAutoRenewal: false, cardId: null }).execute();
}

/** Ends the operator's subscriptions now. Those bought here stay. */
export async function endOperatorSubscriptions(
  buyer: LockedBuyer,
  provider: string,
  now: Date,
): Promise<void> {
  await updateSubscriptions(buyer)
    .set({ expiresAt: now })
    .where('startsAt', '<', now)
    .where('expiresAt', '>', now)
    .where('planId', 'in', (plans) =>
      plans.selectFrom('comics.plan').select('id').where('provider', '=', provider),
    )
    .execute();
}

/** Removes a refunded subscription. A subscription that is scheduled after it keeps its start. */
export async function removeSubscription({ trx, readerId }: LockedBuyer, id: string): Promise<void> {
  await trx.deleteFrom('comics.subscription').where('readerId', '=', readerId).where('id', '=', id).execute();
}
