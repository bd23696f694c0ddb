import { sql } from 'kysely';
import { editionQuery } from '../../catalogue/issue-query.ts';
import type { Database } from '../../database/database.ts';
import { type RevenueReportFilter, selectRevenueSums, sumOf } from './revenue-sums.ts';

/** What distinguishes the lines, in their order. */
const keys = [
  'line.month',
  'line.publisherId',
  'line.issueId',
  'line.source',
  'line.isRefund',
  'line.currency',
] as const;

/** One row of `listRevenueLines`. */
export type RevenueReportRow = Awaited<ReturnType<typeof listRevenueLines>>[number];

/** What the revenue consists of: the sum of each month, issue and source. Includes issues that were withdrawn later. */
export function listRevenueLines(
  database: Database,
  language: string,
  filter: RevenueReportFilter,
  rowRange?: { limit: number; offset: number },
) {
  const summed = selectRevenueSums(database, filter)
    .select([...keys, sumOf('sales').as('sales')])
    .groupBy([...keys])
    .orderBy(sql`month, publisher_id, issue_id, source, is_refund, currency`)
    .$if(rowRange !== undefined, (query) => query.limit(rowRange?.limit ?? 0).offset(rowRange?.offset ?? 0));
  return database
    .selectFrom(summed.as('line'))
    .innerJoin('finance.revenue_month as revenueMonth', 'revenueMonth.month', 'line.month')
    .leftJoin('comics.publisher as publisher', 'publisher.id', 'line.publisherId')
    .leftJoinLateral(
      (builder) =>
        builder
          .selectFrom('comics.issue as issue')
          .leftJoinLateral(
            (inner) => editionQuery(inner, language).as('edition'),
            (join) => join.onTrue(),
          )
          .select(['issue.slug', sql<string>`coalesce(edition.title, issue.slug)`.as('title')])
          .whereRef('issue.id', '=', 'line.issueId')
          .as('issue'),
      (join) => join.onTrue(),
    )
    .selectAll('line')
    .select(['publisher.name as publisherName', 'issue.slug', 'issue.title'])
    .select(({ eb }) => eb('revenueMonth.closedAt', 'is not', null).as('isConfirmed'))
    .orderBy(sql`line.month, line.publisher_id, line.issue_id, line.source, line.is_refund, line.currency`)
    .execute();
}
