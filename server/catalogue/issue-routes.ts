import { chooseLanguage } from '../http/language.ts';
import type { App } from '../http/open-app.ts';
import { sliceOf, sliceQuery } from '../http/slice.ts';
import { issueQuery } from './issue-query.ts';
import { listIssues, offeredIssues } from './list-issues.ts';
import { findIssueError, issueFailures, publisherFailures, requireActivePublisher } from './not-offered.ts';
import { Issue, PageOf } from './schemas.ts';
import { type CatalogueService, WithId, WithSlug } from './service.ts';
import { toIssue } from './to-issue.ts';

const listQuery = sliceQuery({ default: 20, maximum: 100 });

export function issueRoutes(app: App, service: CatalogueService): void {
  const { database, pictures, sendPublicAnswer } = service;

  app.get(
    '/issue',
    {
      config: { access: 'anyone' },
      schema: {
        operationId: 'listIssues',
        summary: 'The issues that are published and not withdrawn, newest first.',
        tags: ['issue'],
        querystring: listQuery,
        response: { 200: PageOf(Issue) },
      },
    },
    (request, reply) => {
      const { page = 0, limit = 20 } = request.query;
      const key = { page, limit, language: chooseLanguage(request.headers['accept-language']) };
      return sendPublicAnswer(request, reply, key, async () => {
        const rows = await listIssues(database, key.language, newestFirst(offeredIssues(database)), key);
        return sliceOf(rows, key, (row) => toIssue(row, pictures));
      });
    },
  );

  app.get(
    '/issue/publisher/:id',
    {
      config: { access: 'anyone', failures: publisherFailures },
      schema: {
        operationId: 'listPublisherIssues',
        summary: 'The offered issues of a publisher, newest first.',
        tags: ['issue'],
        params: WithId,
        querystring: listQuery,
        response: { 200: PageOf(Issue) },
      },
    },
    (request, reply) => {
      const { id } = request.params;
      const { page = 0, limit = 20 } = request.query;
      const key = { id, page, limit, language: chooseLanguage(request.headers['accept-language']) };
      return sendPublicAnswer(request, reply, key, async () => {
        await requireActivePublisher(database, id);
        const chosen = newestFirst(offeredIssues(database).where('issue.publisherId', '=', id));
        const rows = await listIssues(database, key.language, chosen, key);
        return sliceOf(rows, key, (row) => toIssue(row, pictures));
      });
    },
  );

  app.get(
    '/issue/slug/:slug',
    {
      config: { access: 'anyone', failures: issueFailures },
      schema: {
        operationId: 'getIssue',
        summary: 'One offered issue; 410 if it was withdrawn.',
        tags: ['issue'],
        params: WithSlug,
        response: { 200: Issue },
      },
    },
    (request, reply) => {
      const { slug } = request.params;
      const language = chooseLanguage(request.headers['accept-language']);
      return sendPublicAnswer(request, reply, { slug, language }, async () => {
        const row = await issueQuery(database, language).where('issue.slug', '=', slug).executeTakeFirst();
        if (!row) throw await findIssueError(database, { slug });
        return toIssue(row, pictures);
      });
    },
  );
}

const newestFirst = (issues: ReturnType<typeof offeredIssues>) =>
  issues.orderBy('issue.publishedAt', 'desc').orderBy('issue.id');
