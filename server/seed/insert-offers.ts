import { type Around, currency, known, market } from './seed-context.ts';
import { demoCreditOffers, demoRestrictions } from '../../demo/content.ts';

export interface PlanOffer {
  id: string;
  price: number;
}

export const offerKey = (plan: string, cycleDays: number): string => `${plan} for ${cycleDays} days`;

/** What fills a wallet, and what can be paid for in some ways only. */
export async function loadOffers(around: Around, offers: ReadonlyMap<string, PlanOffer>): Promise<void> {
  const { rows, issues } = around;
  await rows
    .insertInto('comics.credit_offer')
    .values(demoCreditOffers.map((offer) => ({ ...offer, market, currency })))
    .execute();
  for (const restriction of demoRestrictions) {
    const set = { payment_methods: restriction.paymentMethods };
    if ('plan' in restriction) {
      const { id } = known(offers, offerKey(restriction.plan, restriction.cycleDays));
      await rows.updateTable('comics.plan_merchandise').set(set).where('id', '=', id).execute();
    } else if (issues.has(restriction.issue)) {
      await rows
        .updateTable('comics.merchandise')
        .set(set)
        .where('issue_id', '=', known(issues, restriction.issue))
        .where('kind', '=', restriction.sold)
        .execute();
    }
  }
}
