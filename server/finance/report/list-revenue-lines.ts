import { sql } from 'kysely';
import { editionQuery } from '../../catalogue/issue-query.ts';
import type { Database } from '../../database/database.ts';
import { lastDayOfMonth, splitAtWholeMonths } from './revenue-period.ts';
import { type RevenueReportFilter, revenueAmounts, selectDays, selectMonths, sumOf } from './revenue-sums.ts';

/** What distinguishes the lines, in their order. */
const keys = [
  'line.month',
  'line.publisherId',
  'line.issueId',
  'line.source',
  'line.isRefund',
  'line.currency',
] as const;

interface RowRange {
  limit: number;
  offset: number;
}

/** One row of `listRevenueLines`. */
export type RevenueReportRow = Awaited<ReturnType<typeof listRevenueLines>>[number];

/** What the revenue consists of: the sum of each month, issue and source. Includes issues that were withdrawn later. */
export function listRevenueLines(
  database: Database,
  language: string,
  filter: RevenueReportFilter,
  rowRange?: RowRange,
) {
  return database
    .selectFrom(selectLines(database, filter, rowRange).as('line'))
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

type LineSums = Awaited<ReturnType<ReturnType<typeof sumDays>['execute']>>[number];

/**
 * Reads the stored sums of whole months, and sums up only the days of others. Each part is ordered and limited by itself, so
 * that PostgreSQL reads it in the order of an index until the end of the page.
 */
function selectLines(database: Database, filter: RevenueReportFilter, rowRange: RowRange | undefined) {
  const { whole, days } = splitAtWholeMonths(filter);
  const parts = [
    ...days.map((period) => sumDays(database, { ...filter, ...period })),
    ...(whole ? [selectSums(database, { ...filter, ...whole })] : []),
  ];
  const limit = (skippedRows: number) =>
    rowRange ? sql`limit ${rowRange.offset + rowRange.limit - skippedRows}` : sql``;
  const union = sql.join(
    parts.map((part) => sql`select * from (${part} ${order} ${limit(0)}) as part`),
    sql` union all `,
  );
  return sql<LineSums>`(${union} ${order} ${limit(rowRange?.offset ?? 0)} offset ${rowRange?.offset ?? 0})`;
}

const order = sql`order by month, publisher_id, issue_id, source, is_refund, currency`;
const columns = ['sales', ...revenueAmounts] as const;

/**
 * The days must be of one month. The query has no condition for the first or the last day of the month, because PostgreSQL
 * underestimates the rows after each condition and then chooses a slow plan.
 */
const sumDays = (database: Database, { from, to, publishers }: RevenueReportFilter) =>
  selectDays(database, publishers)
    .where('line.month', '=', `${from.slice(0, 8)}01`)
    .$if(!from.endsWith('-01'), (query) => query.where(sql<boolean>`line.day >= ${from}::date`))
    .$if(to !== lastDayOfMonth(to), (query) => query.where(sql<boolean>`line.day <= ${to}::date`))
    .select([...keys, ...columns.map((column) => sumOf(column).as(column))])
    .groupBy([...keys]);

const selectSums = (database: Database, filter: RevenueReportFilter) =>
  selectMonths(database, filter).select([
    ...keys,
    ...columns.map((column) => sql<number>`${sql.ref(`line.${column}`)}::float8`.as(column)),
  ]);
