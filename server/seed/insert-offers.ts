import { insertRows } from './insert-rows.ts';
import { currency, market, requireEntry, type SeedContext } from './seed-context.ts';

export interface PlanOffer {
  id: string;
  price: number;
}

export const offerKey = (plan: string, cycleDays: number): string => `${plan} for ${cycleDays} days`;

/** Inserts the offers of wallet credits, and restricts the payment methods of some merchandise. */
export async function insertOffers(
  context: SeedContext,
  offers: ReadonlyMap<string, PlanOffer>,
): Promise<void> {
  const { trx, issues, content } = context;
  await insertRows(
    trx,
    'comics.credit_offer',
    content.creditOffers.map((offer) => ({ ...offer, market, currency })),
  );
  for (const restriction of content.restrictions) {
    const set = { paymentMethods: restriction.paymentMethods };
    if ('plan' in restriction) {
      const { id } = requireEntry(offers, offerKey(restriction.plan, restriction.cycleDays));
      await trx.updateTable('comics.plan_merchandise').set(set).where('id', '=', id).execute();
    } else if (issues.has(restriction.issue)) {
      await trx
        .updateTable('comics.merchandise')
        .set(set)
        .where('issueId', '=', requireEntry(issues, restriction.issue))
        .where('kind', '=', restriction.sold)
        .execute();
    }
  }
}
