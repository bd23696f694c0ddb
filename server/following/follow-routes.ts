import { Type } from 'typebox';
import { PageOf } from '../catalogue/schemas.ts';
import type { CatalogueService } from '../catalogue/service.ts';
import { toIssue } from '../catalogue/to-issue.ts';
import { callerOf } from '../http/access.ts';
import { chooseLanguage } from '../http/language.ts';
import type { App } from '../http/open-app.ts';
import { privateHeaders } from '../http/private-headers.ts';
import { sliceOf, sliceQuery } from '../http/slice.ts';
import { Follow, FollowMark, WithFollowTarget } from './follow-schemas.ts';
import { addFollow, followFailures, markSeen, maxFollows, removeFollow } from './follows.ts';
import { listFollowMarks, listFollows } from './list-follows.ts';

export function followRoutes(
  app: App,
  service: Pick<CatalogueService, 'database' | 'pictures' | 'marketOf'>,
): void {
  const { database, pictures, marketOf } = service;

  app.get(
    '/follow',
    {
      config: { access: 'reader' },
      schema: {
        operationId: 'listFollows',
        summary: 'What the caller follows: first what has new issues, then by the newest issue.',
        tags: ['follow'],
        querystring: sliceQuery({ default: 20, maximum: 100 }),
        response: { 200: PageOf(Follow) },
      },
    },
    async (request, reply) => {
      const { page = 0, limit = 20 } = request.query;
      const language = chooseLanguage(request.headers['accept-language']);
      const locale = { language, market: await marketOf(request) };
      const rows = await listFollows(database, callerOf(request).uuid, locale, { page, limit });
      reply.headers(privateHeaders);
      return sliceOf(rows, { page, limit }, ({ newestIssue, seenAt, ...row }) => ({
        ...row,
        seenAt: seenAt.toISOString(),
        newestIssue: toIssue(newestIssue, pictures),
      }));
    },
  );

  app.get(
    '/follow/marks',
    {
      config: { access: 'reader' },
      schema: {
        operationId: 'listFollowMarks',
        summary: 'All that the caller follows, without details.',
        tags: ['follow'],
        response: { 200: Type.Array(FollowMark) },
      },
    },
    async (request, reply) => {
      const marks = await listFollowMarks(database, callerOf(request).uuid);
      reply.headers(privateHeaders);
      return marks.map(({ seenAt, ...mark }) => ({ ...mark, seenAt: seenAt.toISOString() }));
    },
  );

  app.put(
    '/follow/:kind/:id',
    {
      config: { access: 'reader', failures: [...followFailures] },
      schema: {
        operationId: 'follow',
        summary: `Follows a series, publisher or creator; at most ${maxFollows} in total.`,
        tags: ['follow'],
        params: WithFollowTarget,
        response: { 204: Type.Null() },
      },
    },
    async (request, reply) => {
      await addFollow(database, callerOf(request).uuid, request.params);
      return reply.code(204).headers(privateHeaders).send(null);
    },
  );

  app.put(
    '/follow/:kind/:id/seen',
    {
      config: { access: 'reader' },
      schema: {
        operationId: 'markSeen',
        summary: 'Marks the issues of a followed target as seen. Succeeds if the caller does not follow it.',
        tags: ['follow'],
        params: WithFollowTarget,
        response: { 204: Type.Null() },
      },
    },
    async (request, reply) => {
      await markSeen(database, callerOf(request).uuid, request.params);
      return reply.code(204).headers(privateHeaders).send(null);
    },
  );

  app.delete(
    '/follow/:kind/:id',
    {
      config: { access: 'reader' },
      schema: {
        operationId: 'unfollow',
        summary: 'Stops following. Succeeds if the caller does not follow the target.',
        tags: ['follow'],
        params: WithFollowTarget,
        response: { 204: Type.Null() },
      },
    },
    async (request, reply) => {
      await removeFollow(database, callerOf(request).uuid, request.params);
      return reply.code(204).headers(privateHeaders).send(null);
    },
  );
}
