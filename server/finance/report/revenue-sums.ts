import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import type { ReportPeriod } from '../../http/reports/report-period.ts';
import type { PublisherScope } from '../../publishing/publisher-scope.ts';

/** Which revenue to report. Members of publishers never see what belongs to no publisher. */
export interface RevenueReportFilter extends ReportPeriod {
  publishers: PublisherScope;
}

export const revenueAmounts = ['gross', 'tax', 'platformAmount', 'publisherAmount'] as const;

/** Selects the sums of days. The caller chooses the days. */
export function selectDays(database: Database, publishers: PublisherScope) {
  const query = database.selectFrom('finance.revenue_day as line');
  return publishers.all ? query : query.where(isOfPublisher(publishers.ids));
}

/** Selects the sums of whole months. */
export function selectMonths(database: Database, { from, to, publishers }: RevenueReportFilter) {
  const query = database
    .selectFrom('finance.revenue_issue as line')
    .where('line.month', '>=', from)
    .where('line.month', '<=', to);
  return publishers.all ? query : query.where(isOfPublisher(publishers.ids));
}

const isOfPublisher = (ids: readonly string[]) => sql<boolean>`line.publisher_id = any(${ids}::uuid[])`;

/** Float, because PostgreSQL sums up to a type that becomes text. It is exact up to 2^53 cents. */
export const sumOf = (column: (typeof revenueAmounts)[number] | 'sales') =>
  sql<number>`sum(${sql.ref(`line.${column}`)})::float8`;
