import { rentalDaysOf } from '../../catalogue/rental-days.ts';
import type { PaymentMethodCode } from '../../database/commerce-tables.ts';
import type { Database } from '../../database/database.ts';
import { Refusal, type RefusalCode } from '../../http/refusal.ts';
import type { Buyer } from '../buyer.ts';
import { checkMarket } from './find-ordered.ts';
import type { Gift } from './ordered.ts';

/** What a merchandise gives, and what may pay for it (null: whatever its market knows). */
export interface Sold {
  gift: Gift;
  paymentMethods: PaymentMethodCode[] | null;
}

/** The error codes of `findSold`. */
export const soldFailures = [
  'MERCHANDISE.NOT_FOUND',
  'MERCHANDISE.NO_MARKET',
  'MERCHANDISE.UNAVAILABLE_MARKET',
  'PLAN.UNAVAILABLE_MARKET',
] as const satisfies RefusalCode[];

/** By the identifier of a merchandise, of a plan or of an issue; without one it is credits for the wallet. */
export async function findSold(
  rows: Pick<Database, 'selectFrom'>,
  buyer: Buyer,
  merchandiseId: string | undefined,
): Promise<Sold> {
  if (merchandiseId === undefined) {
    return { gift: { type: 'dragon_wallet_credit', credits: 0 }, paymentMethods: null };
  }
  const offer = await rows
    .selectFrom('comics.plan_merchandise')
    .selectAll()
    .where('id', '=', merchandiseId)
    .executeTakeFirst();
  if (offer) {
    checkMarket(buyer, offer, 'PLAN.UNAVAILABLE_MARKET');
    const { planId, cycleDays, paymentMethods } = offer;
    return { gift: { type: 'plan', planId, merchandiseId, cycleDays }, paymentMethods };
  }
  const merchandise = await rows
    .selectFrom('comics.merchandise')
    .selectAll()
    .where('id', '=', merchandiseId)
    .executeTakeFirst();
  if (!merchandise) throw new Refusal('MERCHANDISE.NOT_FOUND');
  checkMarket(buyer, merchandise, 'MERCHANDISE.UNAVAILABLE_MARKET');
  const { issueId, paymentMethods } = merchandise;
  const rentalDays = rentalDaysOf(merchandise);
  return { gift: { type: 'comic', issueId, merchandiseId, rentalDays }, paymentMethods };
}
