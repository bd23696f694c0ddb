import { type SqlBool, sql } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import type { Database } from '../../database/database.ts';
import type { ReportPeriod } from '../../http/reports/report-period.ts';
import type { RevenuePeriodName } from './revenue-period.ts';
import { type RevenueReportFilter, type revenueAmounts, selectRevenueSums } from './revenue-sums.ts';

/** Sums up the revenue by period, in ascending order. Periods without revenue are left out. */
export function listRevenue(database: Database, name: RevenuePeriodName, filter: RevenueReportFilter) {
  // There are few days, so their sums are assigned to the periods, and not each row.
  const summed = selectRevenueSums(database, filter)
    .select(['line.month', 'line.day', 'line.currency'])
    .groupBy(['line.month', 'line.day', 'line.currency']);
  return database
    .selectFrom(summed.as('line'))
    .innerJoin('finance.revenue_month as month', 'month.month', 'line.month')
    .select([
      sql<string>`to_char(date_trunc(${name}, line.day::timestamp), 'YYYY-MM-DD')`.as('start'),
      'line.currency',
      amountsWhere(sql`month.closed_at is not null`).as('confirmed'),
      amountsWhere(sql`month.closed_at is null`).as('pending'),
    ])
    .groupBy(['start', 'line.currency'])
    .orderBy('start')
    .orderBy('line.currency')
    .execute();
}

function amountsWhere(condition: ReturnType<typeof sql<SqlBool>>) {
  const sumOf = (column: (typeof revenueAmounts)[number]) =>
    sql<number>`coalesce(sum(${sql.ref(`line.${column}`)}) filter (where ${condition}), 0)`;
  return jsonBuildObject({
    gross: sumOf('gross'),
    tax: sumOf('tax'),
    platformAmount: sumOf('platformAmount'),
    publisherAmount: sumOf('publisherAmount'),
  });
}

/** As of when the amounts of the pending months are. Null if no month is pending. */
export async function findComputedAt(database: Database, { from, to }: ReportPeriod): Promise<Date | null> {
  const { computedAt } = await database
    .selectFrom('finance.revenue_month')
    .select(({ fn }) => fn.min('computedAt').as('computedAt'))
    .where('closedAt', 'is', null)
    .where('month', '>=', `${from.slice(0, 8)}01`)
    .where('month', '<=', to)
    .executeTakeFirstOrThrow();
  return computedAt;
}
