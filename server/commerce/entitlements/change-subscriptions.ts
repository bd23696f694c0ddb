import type { PaymentCardTable } from '../../database/commerce-tables.ts';
import type { LockedBuyer } from '../buyer.ts';
import { daysAfter } from '../days-after.ts';
import { grantRequests } from '../guardian-requests/grant-requests.ts';

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

/** Grants a subscription, and the requests of guided accounts for its plan. Returns its id. Call `findDuplicate` first. */
export async function grantSubscription(
  buyer: LockedBuyer,
  { planId, startsAt, days, merchandiseId, cardId = null, redemptionId }: NewSubscription,
): Promise<string> {
  const { trx, readerId } = buyer;
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
  await grantRequests(buyer, { planId });
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

/** Stops the renewals that a card pays, also if it was removed and added again since. */
export async function stopRenewingByCard(
  buyer: LockedBuyer,
  { brand, lastFourDigits }: Pick<PaymentCardTable, 'brand' | 'lastFourDigits'>,
): Promise<void> {
  await updateSubscriptions(buyer)
    .set({ hasAutoRenewal: false, cardId: null })
    .where('cardId', 'in', (cards) =>
      cards
        .selectFrom('comics.payment_card as card')
        .select('card.id')
        .where('card.readerId', '=', buyer.readerId)
        .where('card.brand', '=', brand)
        .where('card.lastFourDigits', '=', lastFourDigits),
    )
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

/** Ends a subscription early, or removes it if it has not begun by `end`. Does nothing if it ended before. */
export async function shortenSubscription(buyer: LockedBuyer, id: string, end: Date): Promise<void> {
  await buyer.trx
    .deleteFrom('comics.subscription')
    .where('readerId', '=', buyer.readerId)
    .where('id', '=', id)
    .where('startsAt', '>=', end)
    .execute();
  await updateSubscriptions(buyer)
    .set({ expiresAt: end, hasAutoRenewal: false, cardId: null })
    .where('id', '=', id)
    .where('expiresAt', '>', end)
    .execute();
}

/** Removes a refunded subscription. A subscription that is scheduled after it keeps its start. */
export async function removeSubscription({ trx, readerId }: LockedBuyer, id: string): Promise<void> {
  await trx.deleteFrom('comics.subscription').where('readerId', '=', readerId).where('id', '=', id).execute();
}
