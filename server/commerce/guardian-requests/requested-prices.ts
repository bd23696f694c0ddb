import type { RawBuilder } from 'kysely';
import { asIssues, issuesIn } from '../../catalogue/markets/issues-in-market.ts';
import { isOffered } from '../../catalogue/offered.ts';
import { rentalDaysOf } from '../../catalogue/rental-days.ts';
import type { Database } from '../../database/database.ts';

/** One price of a product. `days`: of a rental or a period of a plan; null if it never expires. */
export interface RequestedPrice {
  kind: 'purchase' | 'rent' | 'plan';
  cents: number;
  currency: string;
  days: number | null;
}

/** Finds the prices of products. */
type PriceLookup = (productId: string) => RequestedPrice[];

/** The prices of issues that are offered in the market now, the highest first. */
export async function findIssuePrices(
  database: Database,
  issueIds: readonly string[],
  { market, now }: { market: string; now: Date },
): Promise<PriceLookup> {
  const merchandises = await database
    .selectFrom('comics.merchandise as merchandise')
    .innerJoin(asIssues(issuesIn(market)), 'issue.id', 'merchandise.issueId')
    .selectAll('merchandise')
    .where('merchandise.issueId', 'in', issueIds)
    .where('merchandise.market', '=', market)
    .where('merchandise.removedAt', 'is', null)
    .where(isOffered(now) as RawBuilder<boolean>)
    .orderBy('merchandise.price', 'desc')
    .execute();
  return (id) =>
    merchandises
      .filter(({ issueId }) => issueId === id)
      .map((merchandise) => ({
        kind: merchandise.kind,
        cents: merchandise.price,
        currency: merchandise.currency,
        days: rentalDaysOf(merchandise),
      }));
}

/** The prices of plans in the market, the shortest period first. */
export async function findPlanPrices(
  database: Database,
  planIds: readonly string[],
  { market }: { market: string },
): Promise<PriceLookup> {
  const merchandises = await database
    .selectFrom('comics.plan_merchandise')
    .select(['planId', 'price', 'currency', 'cycleDays'])
    .where('planId', 'in', planIds)
    .where('market', '=', market)
    .where('removedAt', 'is', null)
    .orderBy('cycleDays')
    .execute();
  return (id) =>
    merchandises
      .filter(({ planId }) => planId === id)
      .map(({ price, currency, cycleDays }) => ({ kind: 'plan', cents: price, currency, days: cycleDays }));
}
