import { sql } from 'kysely';
import { Type } from 'typebox';
import { loadIssuesByIds } from '../../catalogue/list-issues.ts';
import { Acquisition, MerchandiseKind, PageOf } from '../../catalogue/schemas.ts';
import { toIssue } from '../../catalogue/to-issue.ts';
import { callerOf } from '../../http/access.ts';
import { chooseLanguage } from '../../http/language.ts';
import type { App } from '../../http/open-app.ts';
import { rowRangeOf, sliceOf, sliceQuery } from '../../http/slice.ts';
import { AcquiredIssue } from '../schemas.ts';
import type { CommerceService } from '../service.ts';

export function acquisitionRoutes(app: App, { database, pictures, marketOf }: CommerceService): void {
  app.get(
    '/acquisition',
    {
      config: { access: 'reader' },
      schema: {
        operationId: 'listAcquisitions',
        summary: "The caller's purchases and rentals, newest first, including expired ones.",
        tags: ['acquisition'],
        querystring: sliceQuery({ default: 999, maximum: 999 }),
        response: { 200: PageOf(Acquisition) },
      },
    },
    async (request) => {
      const { page = 0, limit = 999 } = request.query;
      const { limit: rowLimit, offset } = rowRangeOf({ page, limit });
      const rows = await database
        .selectFrom('comics.acquisition as acquisition')
        .innerJoin('comics.issue as issue', 'issue.id', 'acquisition.issueId')
        .select(['issue.id', 'issue.slug', 'acquisition.expiresAt'])
        .where('acquisition.readerId', '=', callerOf(request).uuid)
        .orderBy('acquisition.createdAt', 'desc')
        .orderBy('acquisition.id')
        .limit(rowLimit)
        .offset(offset)
        .execute();
      return sliceOf(rows, { page, limit }, (row) => ({
        issue: { externalId: row.id, slug: row.slug },
        expiresAt: row.expiresAt?.toISOString() ?? null,
      }));
    },
  );

  app.get(
    '/acquisition/issue',
    {
      config: { access: 'reader' },
      schema: {
        operationId: 'listAcquiredIssues',
        summary:
          'Issues that the caller bought or rented, newest first, including expired and withdrawn ones. Each issue occurs once, with the acquisition that lasts longest. `kind` selects purchases or rentals; running rentals come first.',
        tags: ['acquisition'],
        querystring: Type.Object({
          ...sliceQuery({ default: 20, maximum: 100 }).properties,
          kind: Type.Optional(MerchandiseKind),
        }),
        response: { 200: PageOf(AcquiredIssue) },
      },
    },
    async (request) => {
      const { page = 0, limit = 20, kind } = request.query;
      const { limit: rowLimit, offset } = rowRangeOf({ page, limit });
      const rows = await database
        .selectFrom((all) =>
          all
            .selectFrom('comics.acquisition')
            .select(['issueId', 'createdAt', 'expiresAt'])
            .distinctOn('issueId')
            .where('readerId', '=', callerOf(request).uuid)
            .orderBy('issueId')
            .orderBy(sql`expires_at desc nulls first`)
            .as('acquired'),
        )
        .selectAll()
        .$if(kind === 'purchase', (query) => query.where('expiresAt', 'is', null))
        .$if(kind === 'rent', (query) =>
          query.where('expiresAt', 'is not', null).orderBy(sql`expires_at > ${new Date()}`, 'desc'),
        )
        .orderBy('createdAt', 'desc')
        .orderBy('issueId')
        .limit(rowLimit)
        .offset(offset)
        .execute();
      const ids = rows.map(({ issueId }) => issueId);
      const language = chooseLanguage(request.headers['accept-language']);
      const issues = await loadIssuesByIds(database, { language, market: await marketOf(request) }, ids);
      return sliceOf(rows, { page, limit }, ({ issueId, createdAt, expiresAt }) => {
        const issue = issues.get(issueId);
        if (!issue) throw new Error(`Issue ${issueId} has no content.`);
        return {
          issue: toIssue(issue, pictures),
          acquiredAt: createdAt.toISOString(),
          expiresAt: expiresAt?.toISOString() ?? null,
        };
      });
    },
  );
}
