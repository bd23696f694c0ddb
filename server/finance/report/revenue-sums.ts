import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import type { ReportPeriod } from '../../http/reports/report-period.ts';
import type { PublisherScope } from '../../publishing/publisher-scope.ts';

/** Which revenue to report. Members of publishers never see what belongs to no publisher. */
export interface RevenueReportFilter extends ReportPeriod {
  publishers: PublisherScope;
}

export const revenueAmounts = ['gross', 'tax', 'platformAmount', 'publisherAmount'] as const;

/** Sums up the selected days. The caller groups them. */
export function selectRevenueSums(database: Database, { from, to, publishers }: RevenueReportFilter) {
  const query = database
    .selectFrom('finance.revenue_day as line')
    .select(revenueAmounts.map((column) => sumOf(column).as(column)))
    .where(sql<boolean>`line.day between ${from}::date and ${to}::date`);
  if (publishers.all) return query;
  return query.where(sql<boolean>`line.publisher_id = any(${publishers.ids}::uuid[])`);
}

/** Float, because PostgreSQL sums up to a type that becomes text. It is exact up to 2^53 cents. */
export const sumOf = (column: (typeof revenueAmounts)[number] | 'sales') =>
  sql<number>`sum(${sql.ref(`line.${column}`)})::float8`;
