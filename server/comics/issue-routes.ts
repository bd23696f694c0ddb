import { type Static, Type } from 'typebox';
import { Failure } from '../http/error-responses.ts';
import { chooseLanguage } from '../http/language.ts';
import type { App } from '../http/open-app.ts';
import { Refusal } from '../http/refusal.ts';
import { callerOf } from '../http/rights.ts';
import { anyIssueQuery, type IssueRow, issueQuery } from './issue-query.ts';
import { listIssues, offeredIssues } from './list-issues.ts';
import { whyNotRead } from './may-read.ts';
import { refusalOfIssue, requireActivePublisher } from './not-offered.ts';
import { Issue, IssuePages, Language, PageOf } from './schemas.ts';
import { type ComicsService, readingFailures, shopFailures, WithId, WithSlug } from './service.ts';
import { sliceOf, sliceQuery } from './slice.ts';
import { toIssue } from './to-issue.ts';

const ofList = sliceQuery({ default: 20, maximum: 100 });

export function issueRoutes(app: App, service: ComicsService): void {
  const { database, pictures, sendPublicAnswer } = service;

  app.get(
    '/issue',
    {
      config: { access: 'anyone' },
      schema: {
        summary: 'The offered issues, newest first: published, and not withdrawn since.',
        tags: ['issue'],
        querystring: ofList,
        response: { 200: PageOf(Issue), 400: Failure },
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
      config: { access: 'anyone' },
      schema: {
        summary: 'The offered issues of a publisher, newest first. Not in the specification.',
        tags: ['issue'],
        params: WithId,
        querystring: ofList,
        response: { 200: PageOf(Issue), ...shopFailures },
      },
    },
    (request, reply) => {
      const { id } = request.params;
      const { page = 0, limit = 20 } = request.query;
      const key = { id, page, limit, language: chooseLanguage(request.headers['accept-language']) };
      return sendPublicAnswer(request, reply, key, async () => {
        await requireActivePublisher(database, id);
        const chosen = newestFirst(offeredIssues(database).where('issue.publisher_id', '=', id));
        const rows = await listIssues(database, key.language, chosen, key);
        return sliceOf(rows, key, (row) => toIssue(row, pictures));
      });
    },
  );

  app.get(
    '/issue/slug/:slug',
    {
      config: { access: 'anyone' },
      schema: {
        summary: 'One offered issue; 410 once it has left the shop.',
        tags: ['issue'],
        params: WithSlug,
        response: { 200: Issue, ...shopFailures },
      },
    },
    (request, reply) => {
      const { slug } = request.params;
      const language = chooseLanguage(request.headers['accept-language']);
      return sendPublicAnswer(request, reply, { slug, language }, async () => {
        const row = await issueQuery(database, language).where('issue.slug', '=', slug).executeTakeFirst();
        if (!row) throw await refusalOfIssue(database, { slug });
        return toIssue(row, pictures);
      });
    },
  );

  app.get(
    '/issue/:id/pages',
    {
      config: { access: 'reader' },
      schema: {
        summary: 'The pages of an issue, with addresses that work for this reader and for a while.',
        tags: ['issue'],
        params: WithId,
        querystring: Type.Object({ language: Type.Optional(Language) }),
        response: { 200: IssuePages, ...readingFailures },
      },
    },
    async (request, reply) => {
      const { uuid } = callerOf(request);
      const { id } = request.params;
      const language = request.query.language ?? chooseLanguage(request.headers['accept-language']);
      const [row, obstacle] = await Promise.all([
        anyIssueQuery(database, language).where('issue.id', '=', id).executeTakeFirst(),
        whyNotRead(service, uuid, id),
      ]);
      if (!row || obstacle) throw new Refusal(obstacle ?? 'ISSUE.NOT_FOUND');
      reply.header('cache-control', 'private, no-store');
      return openPages(service, row, uuid);
    },
  );
}

const newestFirst = (issues: ReturnType<typeof offeredIssues>) =>
  issues.orderBy('issue.published_at', 'desc').orderBy('issue.id');

async function openPages(
  { database, pictures }: ComicsService,
  row: IssueRow,
  reader: string,
): Promise<Static<typeof IssuePages>> {
  const expiresAt = pictures.pageAddressExpiry(new Date());
  const [pages, reading] = await Promise.all([
    database
      .selectFrom('comics.page as page')
      .innerJoin('comics.image as image', 'image.hash', 'page.image')
      .select(['page.id', 'page.panels', 'image.hash', 'image.width', 'image.height', 'image.placeholder'])
      .where('page.content_id', '=', row.edition_id)
      .orderBy('page.position')
      .execute(),
    database
      .selectFrom('comics.reading')
      .select(['page', 'read_at'])
      .where('dragon_id', '=', reader)
      .where('issue_id', '=', row.id)
      .executeTakeFirst(),
  ]);
  return {
    issue: toIssue(row, pictures),
    language: row.language,
    expiresAt: expiresAt.toISOString(),
    pages: pages.map((page, position) => ({
      number: position + 1,
      picture: pictures.pagePicture(page, reader, expiresAt),
      panels: page.panels,
    })),
    reading: reading ? { page: reading.page, readAt: reading.read_at.toISOString() } : null,
  };
}
