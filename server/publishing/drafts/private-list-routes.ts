import { Type } from 'typebox';
import { requirePublisher } from '../../catalogue/not-offered.ts';
import { PageOf } from '../../catalogue/schemas.ts';
import { WithId } from '../../catalogue/service.ts';
import { type Caller, callerOf } from '../../http/access.ts';
import { chooseLanguage } from '../../http/language.ts';
import type { App } from '../../http/open-app.ts';
import { sliceOf, sliceQuery } from '../../http/slice.ts';
import { openDraftPictures } from '../draft-pictures.ts';
import { requireEditor } from '../publisher-scope.ts';
import type { PublishingService } from '../service.ts';
import { PrivateIssueSummary } from './draft-schemas.ts';
import { listPrivateIssues, toPrivateIssueSummary } from './list-private-issues.ts';

const listQuery = sliceQuery({ default: 20, maximum: 100 });

/** All issues of a publisher, for its members and staff. */
export function privateListRoutes(app: App, { database, pictures }: PublishingService): void {
  const list = async (caller: Caller, query: Parameters<typeof listPrivateIssues>[1]) => {
    await requirePublisher(database, query.publisherId);
    await requireEditor(database, caller, query.publisherId);
    const rows = await listPrivateIssues(database, query);
    const draftPictures = openDraftPictures(pictures, caller);
    return sliceOf(rows, query, (row) => toPrivateIssueSummary(row, draftPictures));
  };

  app.get(
    '/issue/publisher/:id/private',
    {
      config: { access: 'PUBLISHING', failures: ['PUBLISHER.NOT_FOUND'] },
      schema: {
        operationId: 'listPrivateIssues',
        summary: 'All issues of a publisher, published or not, those that were changed last first.',
        tags: ['publishing'],
        params: WithId,
        querystring: listQuery,
        response: { 200: PageOf(PrivateIssueSummary) },
      },
    },
    (request) => {
      const { page = 0, limit = 20 } = request.query;
      const language = chooseLanguage(request.headers['accept-language']);
      return list(callerOf(request), { publisherId: request.params.id, language, page, limit });
    },
  );

  app.get(
    '/issue/publisher/:id/private/search',
    {
      config: { access: 'PUBLISHING', failures: ['PUBLISHER.NOT_FOUND'] },
      schema: {
        operationId: 'searchPrivateIssues',
        summary:
          'The issues of a publisher, published or not, with the words of the query in one of its titles, its number and its slug. A query without letters and digits finds none.',
        tags: ['publishing'],
        params: WithId,
        querystring: Type.Object({
          ...listQuery.properties,
          query: Type.String({ minLength: 1, maxLength: 200, pattern: '^[^\\u0000]+$' }),
        }),
        response: { 200: PageOf(PrivateIssueSummary) },
      },
    },
    (request) => {
      const { query: search, page = 0, limit = 20 } = request.query;
      const language = chooseLanguage(request.headers['accept-language']);
      return list(callerOf(request), { publisherId: request.params.id, language, search, page, limit });
    },
  );
}
