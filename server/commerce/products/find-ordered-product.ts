import { allIssuesIn, asIssues } from '../../catalogue/markets/issues-in-market.ts';
import { isMarket } from '../../catalogue/markets/markets.ts';
import { isOffered } from '../../catalogue/offered.ts';
import { rentalDaysOf } from '../../catalogue/rental-days.ts';
import type { ReadOnlyDatabase } from '../../database/database.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Buyer, DatabaseTransaction } from '../buyer.ts';
import type { OrderedProduct, OrderRequest } from './order-product.ts';

/** Finds the requested product with its price for this buyer. Throws an ApiError if it is not sold to them now. */
export function findOrderedProduct(
  trx: DatabaseTransaction,
  buyer: Buyer,
  request: OrderRequest,
  now: Date,
): Promise<OrderedProduct> {
  switch (request.type) {
    case 'plan':
      return findPlan(trx, buyer, request);
    case 'comic':
      return findIssue(trx, buyer, request, now);
    case 'dragon_wallet_credit':
      return findCredits(trx, buyer, request);
  }
}

async function findPlan(
  trx: DatabaseTransaction,
  buyer: Buyer,
  { planId, merchandiseId }: { planId: string; merchandiseId: string },
): Promise<OrderedProduct> {
  const plan = await trx.selectFrom('comics.plan').select('id').where('id', '=', planId).executeTakeFirst();
  if (!plan) throw new ApiError('PLAN.NOT_FOUND');
  const merchandises = await trx
    .selectFrom('comics.plan_merchandise')
    .selectAll()
    .where('planId', '=', planId)
    .execute();
  if (merchandises.length === 0) throw new ApiError('PLAN.EMPTY_PRICE');
  const merchandise = merchandises.find(({ id }) => id === merchandiseId);
  if (!merchandise) {
    const isOfOtherPlan = await exists(trx, 'comics.plan_merchandise', merchandiseId);
    throw new ApiError(isOfOtherPlan ? 'PLAN.INVALID_MERCHANDISE' : 'MERCHANDISE.NOT_FOUND');
  }
  if (merchandise.removedAt !== null) throw new ApiError('MERCHANDISE.NOT_FOUND');
  checkMarket(buyer, merchandise, 'PLAN.UNAVAILABLE_MARKET');
  const { price, paymentMethods, cycleDays } = merchandise;
  const currency = currencyFor(buyer, merchandise);
  return { type: 'plan', planId, merchandiseId, cycleDays, price, currency, paymentMethods };
}

async function findIssue(
  trx: DatabaseTransaction,
  buyer: Buyer,
  { issueId, merchandiseId }: { issueId: string; merchandiseId: string },
  now: Date,
): Promise<OrderedProduct> {
  const issue = await trx
    .selectFrom(asIssues(allIssuesIn(buyer.market)))
    .select(isOffered(now).as('isOffered'))
    .where('issue.id', '=', issueId)
    .where('issue.publishedAt', '<=', now)
    .executeTakeFirst();
  if (!issue) throw new ApiError('ISSUE.NOT_FOUND');
  const merchandise = await trx
    .selectFrom('comics.merchandise')
    .selectAll()
    .where('id', '=', merchandiseId)
    .where('removedAt', 'is', null)
    .executeTakeFirst();
  // The reason is then the market, and not that the sale has ended.
  const isOfOtherMarket = merchandise && merchandise.market !== buyer.market;
  if (!issue.isOffered && !isOfOtherMarket) throw new ApiError('TRANSACTION.NOT_ACTIVE');
  if (!merchandise) {
    const isOfPlan = await exists(trx, 'comics.plan_merchandise', merchandiseId);
    throw new ApiError(isOfPlan ? 'ISSUE.INVALID_MERCHANDISE' : 'MERCHANDISE.NOT_FOUND');
  }
  if (merchandise.issueId !== issueId) throw new ApiError('ACQUISITION.MISMATCHED_ISSUE');
  checkMarket(buyer, merchandise, 'MERCHANDISE.UNAVAILABLE_MARKET');
  const { price, paymentMethods } = merchandise;
  const rentalDays = rentalDaysOf(merchandise);
  const currency = currencyFor(buyer, merchandise);
  return { type: 'comic', issueId, merchandiseId, rentalDays, price, currency, paymentMethods };
}

async function findCredits(
  trx: DatabaseTransaction,
  buyer: Buyer,
  { credits, salePrice }: { credits: number; salePrice: number },
): Promise<OrderedProduct> {
  const offers = await findCreditOffers(trx, buyer);
  const offer = offers.find((each) => each.credits === credits && each.price === salePrice);
  if (!offer) throw new ApiError('TRANSACTION.INVALID_AMOUNT');
  const { price, currency } = offer;
  return { type: 'dragon_wallet_credit', credits, price, currency, paymentMethods: null };
}

/** The offers of wallet credits in the buyer's market, smallest first. */
export const findCreditOffers = (
  database: ReadOnlyDatabase,
  { market, currency }: Pick<Buyer, 'market' | 'currency'>,
) =>
  database
    .selectFrom('comics.credit_offer')
    .select(['credits', 'price', 'currency'])
    .where('market', '=', market)
    .where('currency', '=', currency)
    .orderBy('credits')
    .execute();

/** Throws `errorCode` for another market than the buyer's, and MERCHANDISE.NO_MARKET for an unknown one. */
export function checkMarket(
  buyer: Pick<Buyer, 'market'>,
  { market }: { market: string },
  errorCode: 'PLAN.UNAVAILABLE_MARKET' | 'MERCHANDISE.UNAVAILABLE_MARKET',
): void {
  if (!isMarket(market)) throw new ApiError('MERCHANDISE.NO_MARKET');
  if (market !== buyer.market) throw new ApiError(errorCode);
}

/** Throws MARKET.INVALID_CURRENCY for another currency than the buyer's. */
function currencyFor(buyer: Buyer, { currency }: { currency: string }): string {
  if (currency !== buyer.currency) throw new ApiError('MARKET.INVALID_CURRENCY');
  return currency;
}

async function exists(
  trx: DatabaseTransaction,
  table: 'comics.plan_merchandise',
  id: string,
): Promise<boolean> {
  return (await trx.selectFrom(table).select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
}
