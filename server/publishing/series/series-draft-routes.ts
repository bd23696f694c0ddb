import { publisherFailures, requirePublisher } from '../../catalogue/not-offered.ts';
import { PageOf } from '../../catalogue/schemas.ts';
import { WithId } from '../../catalogue/service.ts';
import { alphabetical } from '../../database/alphabetical.ts';
import { type Caller, callerOf } from '../../http/access.ts';
import type { App } from '../../http/open-app.ts';
import { rowRangeOf, sliceOf, sliceQuery } from '../../http/slice.ts';
import { openDraftPictures } from '../draft-pictures.ts';
import { explainTakenName } from '../explain-taken-name.ts';
import { requireEditor } from '../publisher-scope.ts';
import type { PublishingService } from '../service.ts';
import { approvalText, changeTexts, proposalFailures } from './change-series.ts';
import { createSeries } from './create-series.ts';
import { seriesFailures } from './open-series.ts';
import { loadPrivateSeries, privateSeriesQuery, titleColumn, toPrivateSeries } from './private-series.ts';
import { NewSeries, NewSeriesOfPublisher, PrivateSeries, SeriesChanges } from './series-draft-schemas.ts';

/** Series for publishers and staff. */
export function seriesDraftRoutes(app: App, service: PublishingService): void {
  const { database, pictures } = service;

  const load = (caller: Caller, seriesId: string) => loadPrivateSeries(service, caller, seriesId);

  app.post(
    '/series',
    {
      config: { access: 'PUBLISHING_STAFF', failures: [...publisherFailures, 'SERIES.EXISTING_SLUG'] },
      schema: {
        operationId: 'createSeries',
        summary: 'Creates a series of a publisher at once.',
        tags: ['publishing'],
        body: NewSeriesOfPublisher,
        response: { 201: PrivateSeries },
      },
    },
    async (request, reply) => {
      const caller = callerOf(request);
      const { publisherId, ...texts } = request.body;
      const id = await createSeries(database, { caller, publisherId, texts, isApproved: true });
      return reply.code(201).send(await load(caller, id));
    },
  );

  app.post(
    '/series/as-publisher/:id',
    {
      config: { access: 'PUBLISHING_PARTNER', failures: proposalFailures },
      schema: {
        operationId: 'proposeSeries',
        summary: 'Asks staff to approve a new series of an own publisher.',
        tags: ['publishing'],
        params: WithId,
        body: NewSeries,
        response: { 201: PrivateSeries },
      },
    },
    async (request, reply) => {
      const caller = callerOf(request);
      const { params, body: texts } = request;
      const id = await createSeries(database, { caller, publisherId: params.id, texts, isApproved: false });
      return reply.code(201).send(await load(caller, id));
    },
  );

  app.patch(
    '/series/:id',
    {
      config: { access: 'PUBLISHING', failures: [...seriesFailures, ...proposalFailures] },
      schema: {
        operationId: 'changeSeries',
        summary: 'Changes the slug and the texts of a series. Absent fields keep their values.',
        description: approvalText,
        tags: ['publishing'],
        params: WithId,
        body: SeriesChanges,
        response: { 200: PrivateSeries },
      },
    },
    async (request) => {
      const caller = callerOf(request);
      const seriesId = request.params.id;
      await database
        .transaction()
        .execute((trx) => changeTexts(trx, { caller, seriesId }, request.body))
        .catch(explainTakenName);
      return load(caller, seriesId);
    },
  );

  app.get(
    '/series/:id/private',
    {
      config: { access: 'PUBLISHING', failures: ['SERIES.NOT_FOUND'] },
      schema: {
        operationId: 'getPrivateSeries',
        summary: 'A series, approved or not, with what is proposed and the answer to its newest request.',
        tags: ['publishing'],
        params: WithId,
        response: { 200: PrivateSeries },
      },
    },
    (request) => load(callerOf(request), request.params.id),
  );

  app.get(
    '/series/publisher/:id/private',
    {
      config: { access: 'PUBLISHING', failures: ['PUBLISHER.NOT_FOUND'] },
      schema: {
        operationId: 'listPrivateSeries',
        summary: 'All series of a publisher, approved or not, by title.',
        tags: ['publishing'],
        params: WithId,
        querystring: sliceQuery({ default: 20, maximum: 100 }),
        response: { 200: PageOf(PrivateSeries) },
      },
    },
    async (request) => {
      const caller = callerOf(request);
      const publisherId = request.params.id;
      const { page = 0, limit = 20 } = request.query;
      await requirePublisher(database, publisherId);
      await requireEditor(database, caller, publisherId);
      const rowRange = rowRangeOf({ page, limit });
      const rows = await privateSeriesQuery(database)
        .where('item.publisherId', '=', publisherId)
        .orderBy(alphabetical(titleColumn))
        .orderBy('item.id')
        .limit(rowRange.limit)
        .offset(rowRange.offset)
        .execute();
      const draftPictures = openDraftPictures(pictures, caller);
      return sliceOf(rows, { page, limit }, (row) => toPrivateSeries(row, draftPictures));
    },
  );
}
