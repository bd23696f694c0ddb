import type { Static } from 'typebox';
import { invalidMarket } from '../../catalogue/markets/invalid-market.ts';
import { currencyByMarket, isMarket } from '../../catalogue/markets/markets.ts';
import { ApiError, type ApiErrorCode } from '../../http/api-error.ts';
import { type CatalogueTransaction, recordChange } from '../audit.ts';
import type { NewPlanMarket } from './plan-market-schemas.ts';

/** The error codes of `addPlanMarket`. */
export const addPlanMarketFailures = [
  'PLAN.NOT_FOUND',
  'PLAN.DUPLICATE_MARKET',
  'PLAN.EMPTY_PRICE',
  'PLAN.DUPLICATE_PERIOD',
] as const satisfies ApiErrorCode[];

/** The error codes of `removePlanMarket`. */
export const removePlanMarketFailures = [
  'PLAN.NOT_FOUND',
  'PLAN.UNAVAILABLE_MARKET',
] as const satisfies ApiErrorCode[];

interface PlanEditor {
  planId: string;
  /** The account that makes the change. */
  actorId: string;
}

/** Sells a plan in a market, with a price for each period. Throws an ApiError. Rule 129. */
export async function addPlanMarket(
  trx: CatalogueTransaction,
  editor: PlanEditor,
  { market, merchandises }: Static<typeof NewPlanMarket>,
): Promise<void> {
  const { planId } = editor;
  const before = await lockPlan(trx, planId);
  if (!isMarket(market)) throw invalidMarket();
  if (before.some((sold) => sold.market === market)) throw new ApiError('PLAN.DUPLICATE_MARKET');
  if (merchandises.length === 0) throw new ApiError('PLAN.EMPTY_PRICE');
  const cycles = new Set(merchandises.map(({ cycleDurationInDays }) => cycleDurationInDays));
  if (cycles.size < merchandises.length) throw new ApiError('PLAN.DUPLICATE_PERIOD');
  await trx
    .insertInto('comics.plan_merchandise')
    .values(
      merchandises.map(({ cycleDurationInDays, price }) => ({
        planId,
        market,
        currency: currencyByMarket[market],
        cycleDays: cycleDurationInDays,
        price,
      })),
    )
    .execute();
  await recordPrices(trx, editor, before);
}

/**
 * Takes a plan from sale in a market. Subscriptions and orders keep its prices, so these are not deleted. Throws an ApiError.
 * Rule 129.
 */
export async function removePlanMarket(
  trx: CatalogueTransaction,
  editor: PlanEditor,
  market: string,
  now = new Date(),
): Promise<void> {
  const before = await lockPlan(trx, editor.planId);
  if (!before.some((sold) => sold.market === market)) throw new ApiError('PLAN.UNAVAILABLE_MARKET');
  await trx
    .updateTable('comics.plan_merchandise')
    .set({ removedAt: now })
    .where('planId', '=', editor.planId)
    .where('market', '=', market)
    .where('removedAt', 'is', null)
    .execute();
  await recordPrices(trx, editor, before);
}

/** Returns the prices of a plan. Concurrent changes of the plan wait for each other. */
async function lockPlan(trx: CatalogueTransaction, planId: string) {
  const plan = await trx
    .selectFrom('comics.plan')
    .select('id')
    .where('id', '=', planId)
    .where('provider', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!plan) throw new ApiError('PLAN.NOT_FOUND');
  return listPrices(trx, planId);
}

const listPrices = (trx: CatalogueTransaction, planId: string) =>
  trx
    .selectFrom('comics.plan_merchandise')
    .select(['market', 'cycleDays', 'price', 'currency'])
    .where('planId', '=', planId)
    .where('removedAt', 'is', null)
    .orderBy('market')
    .orderBy('cycleDays')
    .execute();

async function recordPrices(
  trx: CatalogueTransaction,
  { planId, actorId }: PlanEditor,
  before: Awaited<ReturnType<typeof listPrices>>,
): Promise<void> {
  await recordChange(trx, {
    actorId,
    action: 'changed',
    subject: { kind: 'plan', id: planId },
    before: { prices: before },
    after: { prices: await listPrices(trx, planId) },
  });
}
