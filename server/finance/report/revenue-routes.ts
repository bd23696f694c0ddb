import { Type } from 'typebox';
import { PageOf } from '../../catalogue/schemas.ts';
import type { Database } from '../../database/database.ts';
import { callerOf } from '../../http/access.ts';
import { chooseLanguage, type Language } from '../../http/language.ts';
import type { App } from '../../http/open-app.ts';
import { privateHeaders } from '../../http/private-headers.ts';
import { JsonOrCsv, sendCsv } from '../../http/reports/csv-file.ts';
import { rowRangeOf, sliceOf } from '../../http/slice.ts';
import { findRequestedScope } from '../../publishing/publisher-scope.ts';
import { findComputedAt, listRevenue } from './list-revenue.ts';
import { listRevenueLines, type RevenueReportRow } from './list-revenue-lines.ts';
import { revenueColumns, revenueLineColumns } from './revenue-files.ts';
import { revenuePeriodOf, splitIntoMonths } from './revenue-period.ts';
import type { RevenueReportFilter } from './revenue-sums.ts';
import {
  Revenue,
  RevenueLine,
  type RevenueLineAnswer,
  RevenuePeriod,
  RevenueQuery,
  RevenueReportQuery,
} from './schemas.ts';

const description =
  'Members of publishers see the revenue of their publishers. Staff see all, also what belongs to no publisher. Months are pending until they are closed, on the fifth of the second month after them, and then confirmed; later refunds belong to the month in which they are made. Pending amounts are brought up to date every ten minutes, and have the whole part of each subscription payment that belongs to the month, divided by what was read so far.';

/** Revenue for publishers and staff. Rule 104. */
export function revenueRoutes(app: App, { database }: { database: Database }): void {
  app.get(
    '/financial/revenue/:period',
    {
      config: { access: 'FINANCIAL' },
      schema: {
        operationId: 'listRevenue',
        summary: 'The revenue of each day, month or year.',
        description: `${description} Months and years are always whole. At most 366 days, 120 months or 100 years.`,
        tags: ['finance'],
        params: Type.Object({ period: RevenuePeriod }),
        querystring: RevenueQuery,
        response: { 200: JsonOrCsv(Revenue) },
      },
    },
    async (request, reply) => {
      const { period } = request.params;
      const { publisherId, format, ...days } = request.query;
      const { from, to } = revenuePeriodOf(period, days);
      const publishers = await findRequestedScope(
        database,
        callerOf(request),
        'FINANCIAL_STAFF',
        publisherId,
      );
      reply.headers(privateHeaders);
      const computedAt = await findComputedAt(database, { from, to });
      const periods = await listRevenue(database, period, { from, to, publishers });
      if (format === 'csv')
        return sendCsv(reply, `revenue-${period}-${from}-${to}.csv`, revenueColumns, [periods]);
      return { from, to, computedAt: computedAt?.toISOString() ?? null, periods };
    },
  );

  app.get(
    '/financial/revenue/report',
    {
      config: { access: 'FINANCIAL' },
      schema: {
        operationId: 'listRevenueLines',
        summary: 'What the revenue consists of: one line for each month, issue and source.',
        description: `${description} Refunds of earlier months have their own lines. Ordered by month, publisher and issue; a file has all lines.`,
        tags: ['finance'],
        querystring: RevenueReportQuery,
        response: { 200: JsonOrCsv(PageOf(RevenueLine)) },
      },
    },
    async (request, reply) => {
      const { publisherId, format, page = 0, limit = 20, ...days } = request.query;
      const period = revenuePeriodOf('day', days);
      const publishers = await findRequestedScope(
        database,
        callerOf(request),
        'FINANCIAL_STAFF',
        publisherId,
      );
      const language = chooseLanguage(request.headers['accept-language']);
      const filter = { ...period, publishers };
      reply.headers(privateHeaders);
      if (format === 'csv') {
        const fileName = `revenue-report-${period.from}-${period.to}.csv`;
        return sendCsv(reply, fileName, revenueLineColumns, loadMonths(database, language, filter));
      }
      const rows = await listRevenueLines(database, language, filter, rowRangeOf({ page, limit }));
      return sliceOf(rows, { page, limit }, toLine);
    },
  );
}

/** Loads one month after another. Each is consistent, even if the job replaces it meanwhile. */
async function* loadMonths(database: Database, language: Language, filter: RevenueReportFilter) {
  for (const days of splitIntoMonths(filter)) {
    const rows = await listRevenueLines(database, language, { ...filter, ...days });
    yield rows.map(toLine);
  }
}

const toLine = ({
  publisherId,
  publisherName,
  issueId,
  slug,
  title,
  isConfirmed,
  ...line
}: RevenueReportRow): RevenueLineAnswer => ({
  ...line,
  state: isConfirmed ? 'confirmed' : 'pending',
  publisher: publisherId === null ? null : { dragonId: publisherId, name: publisherName ?? '' },
  issue: issueId === null ? null : { externalId: issueId, slug: slug ?? '', title: title ?? '' },
});
