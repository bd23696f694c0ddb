import { type Static, Type } from 'typebox';
import { PageOf } from '../../catalogue/schemas.ts';
import type { Database } from '../../database/database.ts';
import { type Caller, callerOf } from '../../http/access.ts';
import { chooseLanguage } from '../../http/language.ts';
import type { App } from '../../http/open-app.ts';
import { privateHeaders } from '../../http/private-headers.ts';
import { reportPeriodOf } from '../../http/reports/report-period.ts';
import { sliceOf, sliceQuery } from '../../http/slice.ts';
import { findRequestedScope } from '../../publishing/publisher-scope.ts';
import { getReadingTotals, listIssueReadings, type ReportFilter } from './reading-report.ts';
import { IssueReadings, ReadingTotals, ReportQuery } from './schemas.ts';

/** Readings by issue and in total, for publishers and staff. Rule 94. */
export function readingReportRoutes(app: App, { database }: { database: Database }): void {
  app.get(
    '/reading',
    {
      config: { access: 'FINANCIAL' },
      schema: {
        operationId: 'listIssueReadings',
        summary:
          "The readings of each issue in a period, most pages first, also of withdrawn issues: those of the caller's publishers, or all for staff.",
        tags: ['reading'],
        querystring: Type.Object({
          ...ReportQuery.properties,
          ...sliceQuery({ default: 20, maximum: 100 }).properties,
        }),
        response: { 200: PageOf(IssueReadings) },
      },
    },
    async (request, reply) => {
      const { page = 0, limit = 20 } = request.query;
      const filter = await filterFor(database, callerOf(request), request.query);
      const language = chooseLanguage(request.headers['accept-language']);
      const rows = await listIssueReadings(database, language, filter, { page, limit });
      reply.headers(privateHeaders);
      return sliceOf(rows, { page, limit }, ({ id, slug, title, publisherId, publisherName, ...counts }) => ({
        issue: {
          externalId: id,
          slug,
          title,
          publisher: { dragonId: publisherId, name: publisherName },
        },
        ...counts,
      }));
    },
  );

  app.get(
    '/reading/total',
    {
      config: { access: 'FINANCIAL' },
      schema: {
        operationId: 'getReadingTotals',
        summary: "All readings in a period: those of the caller's publishers, or all for staff.",
        tags: ['reading'],
        querystring: ReportQuery,
        response: { 200: ReadingTotals },
      },
    },
    async (request, reply) => {
      const filter = await filterFor(database, callerOf(request), request.query);
      reply.headers(privateHeaders);
      const { from, to } = filter;
      return { from, to, ...(await getReadingTotals(database, filter)) };
    },
  );
}

/** Throws an ApiError if the caller may not see the requested publisher. */
async function filterFor(
  database: Database,
  caller: Caller,
  { publisherId, ...days }: Static<typeof ReportQuery>,
): Promise<ReportFilter> {
  const period = reportPeriodOf(days);
  return {
    ...period,
    publishers: await findRequestedScope(database, caller, 'FINANCIAL_STAFF', publisherId),
  };
}
