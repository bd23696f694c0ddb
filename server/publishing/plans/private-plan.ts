import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Static } from 'typebox';
import { planQuery } from '../../commerce/plans/plan-query.ts';
import type { PlanCycle } from '../../commerce/plans/plan-schemas.ts';
import type { Database } from '../../database/database.ts';
import type { PrivatePlan } from './plan-market-schemas.ts';

/** The plans that are sold here, also those that are sold in no market now. Operators provide theirs to their customers. */
export const privatePlanQuery = (database: Database, language: string) =>
  planQuery(database, language)
    .select((builder) =>
      jsonArrayFrom(
        builder
          .selectFrom('comics.plan_merchandise as merchandise')
          .select(({ ref }) => [
            'merchandise.market',
            'merchandise.id as merchandiseExternalId',
            ref('merchandise.cycleDays').$castTo<PlanCycle>().as('cycleDurationInDays'),
            'merchandise.price',
            'merchandise.currency',
          ])
          .whereRef('merchandise.planId', '=', 'plan.id')
          .where('merchandise.removedAt', 'is', null)
          .orderBy('merchandise.market')
          .orderBy('merchandise.cycleDays'),
      ).as('merchandises'),
    )
    .where('plan.provider', 'is', null)
    .orderBy('plan.position')
    .orderBy('plan.id');

type PrivatePlanRow = Awaited<ReturnType<ReturnType<typeof privatePlanQuery>['execute']>>[number];

export function toPrivatePlan({ id, slug, name, merchandises }: PrivatePlanRow): Static<typeof PrivatePlan> {
  const byMarket = Map.groupBy(merchandises, ({ market }) => market);
  return {
    externalId: id,
    slug,
    name,
    markets: [...byMarket].map(([market, sold]) => ({
      market,
      merchandises: sold.map(({ market: _, ...merchandise }) => merchandise),
    })),
  };
}
