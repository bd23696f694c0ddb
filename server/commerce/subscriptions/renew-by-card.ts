import { ApiError } from '../../http/api-error.ts';
import { type DatabaseTransaction, lockOwnBuyer } from '../buyer.ts';
import type { CardReference } from '../cards/card-schemas.ts';
import { findValidCard } from '../cards/cards.ts';
import { startRenewing } from '../entitlements/change-subscriptions.ts';
import { hasSuccessor } from '../orders/renewal-orders.ts';
import type { CommerceService } from '../service.ts';

/**
 * Sets the card that renews a subscription, also after the renewal was ended. Charges nothing now. Throws
 * SUBSCRIPTION.NO_TRANSACTION_REFERENCE if the reader does not have the subscription or its plan is not sold,
 * USER.DUPLICATE_SUBSCRIPTION if another subscription follows it, and PAYMENT_CARD.INVALID.
 */
export async function renewByCard(
  { database, now }: Pick<CommerceService, 'database' | 'now'>,
  readerId: string,
  { subscriptionId, card }: { subscriptionId: string; card: CardReference },
): Promise<void> {
  await database.transaction().execute(async (trx) => {
    const buyer = await lockOwnBuyer(trx, readerId);
    const { market } = buyer;
    const time = now();
    const subscription = await trx
      .selectFrom('comics.subscription')
      .selectAll()
      .where('id', '=', subscriptionId)
      .where('readerId', '=', readerId)
      .where('expiresAt', '>', time)
      .executeTakeFirst();
    const merchandiseId =
      subscription &&
      (subscription.merchandiseId ?? (await findMerchandiseId(trx, { ...subscription, market })));
    if (!merchandiseId) throw new ApiError('SUBSCRIPTION.NO_TRANSACTION_REFERENCE');
    if (await hasSuccessor(buyer, subscription.expiresAt)) throw new ApiError('USER.DUPLICATE_SUBSCRIPTION');
    const { id: cardId } = await findValidCard(trx, readerId, card, time);
    await startRenewing(buyer, subscriptionId, { merchandiseId, cardId });
  });
}

/** The merchandise to renew a voucher's subscription with. Plans of operators have none. */
async function findMerchandiseId(
  trx: DatabaseTransaction,
  { planId, cycleDays, market }: { planId: string; cycleDays: number; market: string },
): Promise<string | undefined> {
  const merchandise = await trx
    .selectFrom('comics.plan_merchandise as merchandise')
    .innerJoin('comics.plan as plan', 'plan.id', 'merchandise.planId')
    .select('merchandise.id')
    .where('plan.id', '=', planId)
    .where('plan.provider', 'is', null)
    .where('merchandise.cycleDays', '=', cycleDays)
    .where('merchandise.market', '=', market)
    .where('merchandise.removedAt', 'is', null)
    .executeTakeFirst();
  return merchandise?.id;
}
