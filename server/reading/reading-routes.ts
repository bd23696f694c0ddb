import { Type } from 'typebox';
import { Issue, PageOf, Reading, ReadingProgress, ReadingState } from '../catalogue/schemas.ts';
import { WithId } from '../catalogue/service.ts';
import { toIssue } from '../catalogue/to-issue.ts';
import { chooseLanguage } from '../http/language.ts';
import type { App } from '../http/open-app.ts';
import { sliceOf, sliceQuery } from '../http/slice.ts';
import { listProgress, listReadings, maxProgressEntries } from './readings.ts';
import { saveReadingRoute } from './save-reading-route.ts';
import type { ReadingService } from './service.ts';

export function readingRoutes(app: App, service: ReadingService): void {
  const { database, pictures, sendPublicAnswer, marketOf, topIssues } = service;

  app.get(
    '/reading/top-issues',
    {
      config: { access: 'anyone' },
      schema: {
        operationId: 'listTopIssues',
        summary: 'The issues with the most readers in the last 30 days, then all others, newest first.',
        tags: ['reading'],
        querystring: sliceQuery({ default: 18, maximum: 100 }),
        response: { 200: PageOf(Issue) },
      },
    },
    (request, reply) => {
      const { page = 0, limit = 18 } = request.query;
      const key = { page, limit, language: chooseLanguage(request.headers['accept-language']) };
      return sendPublicAnswer(request, reply, key, async (market) => {
        const rows = await topIssues.load({ language: key.language, market }, key);
        return sliceOf(rows, key, (row) => toIssue(row, pictures));
      });
    },
  );

  app.get(
    '/reading/user/:id',
    {
      config: { access: 'oneself' },
      schema: {
        operationId: 'listReadings',
        summary:
          "The caller's reading positions, newest first. `state` selects issues that are being read, or that were finished.",
        tags: ['reading'],
        params: WithId,
        querystring: Type.Object({
          ...sliceQuery({ default: 20, maximum: 100 }).properties,
          state: Type.Optional(ReadingState),
        }),
        response: { 200: PageOf(Reading) },
      },
    },
    async (request) => {
      const { page = 0, limit = 20, state } = request.query;
      const language = chooseLanguage(request.headers['accept-language']);
      const locale = { language, market: await marketOf(request) };
      const rows = await listReadings(database, request.params.id, locale, { page, limit, state });
      return sliceOf(rows, { page, limit }, (row) => ({
        issue: toIssue(row.issue, pictures),
        page: row.page,
        pagesCount: row.pagesCount,
        readAt: row.readAt.toISOString(),
        finishedAt: row.finishedAt?.toISOString() ?? null,
      }));
    },
  );

  app.get(
    '/reading/user/:id/progress',
    {
      config: { access: 'oneself' },
      schema: {
        operationId: 'listReadingProgress',
        summary: `How far the caller has read each started issue, newest first, at most ${maxProgressEntries}.`,
        tags: ['reading'],
        params: WithId,
        response: { 200: Type.Array(ReadingProgress) },
      },
    },
    async (request) => {
      const rows = await listProgress(database, request.params.id);
      return rows.map(({ readAt, finishedAt, ...row }) => ({
        ...row,
        readAt: readAt.toISOString(),
        finishedAt: finishedAt?.toISOString() ?? null,
      }));
    },
  );

  saveReadingRoute(app, service);
}
