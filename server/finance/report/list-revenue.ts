import { type SqlBool, sql } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import type { Database } from '../../database/database.ts';
import type { ReportPeriod } from '../../http/reports/report-period.ts';
import type { RevenuePeriodName } from './revenue-period.ts';
import { type RevenueReportFilter, revenueAmounts, selectDays, selectMonths, sumOf } from './revenue-sums.ts';

/**
 * Sums up the revenue by period, in ascending order. Periods without revenue are left out. Months and years of the filter
 * are whole.
 */
export function listRevenue(database: Database, name: RevenuePeriodName, filter: RevenueReportFilter) {
  // There are few days and months, so their sums are assigned to the periods, and not each row.
  const summed = name === 'day' ? sumDays(database, filter) : sumMonths(database, filter);
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

const sums = revenueAmounts.map((column) => sumOf(column).as(column));

const sumDays = (database: Database, { from, to, publishers }: RevenueReportFilter) =>
  selectDays(database, publishers)
    .where(sql<boolean>`line.day between ${from}::date and ${to}::date`)
    .select(['line.month', sql<string>`line.day`.as('day'), 'line.currency', ...sums])
    .groupBy(['line.month', 'line.day', 'line.currency']);

const sumMonths = (database: Database, filter: RevenueReportFilter) =>
  selectMonths(database, filter)
    .select(['line.month', sql<string>`line.month::date`.as('day'), 'line.currency', ...sums])
    .groupBy(['line.month', 'line.currency']);

function amountsWhere(condition: ReturnType<typeof sql<SqlBool>>) {
  const sumWhere = (column: (typeof revenueAmounts)[number]) =>
    sql<number>`coalesce(sum(${sql.ref(`line.${column}`)}) filter (where ${condition}), 0)`;
  return jsonBuildObject({
    gross: sumWhere('gross'),
    tax: sumWhere('tax'),
    platformAmount: sumWhere('platformAmount'),
    publisherAmount: sumWhere('publisherAmount'),
  });
}

/** The time that the amounts of the pending months reflect. Null if no month is pending. */
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
