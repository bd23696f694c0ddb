import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Static, Type } from 'typebox';
import { WithId } from '../../catalogue/service.ts';
import { callerOf } from '../../http/access.ts';
import { invalidRequest } from '../../http/failures/invalid-request.ts';
import { ifMatchOf, sendVersion } from '../../http/if-match.ts';
import type { App } from '../../http/open-app.ts';
import { Identifier } from '../../http/schema-types.ts';
import { requireTimezone, timezoneFailures } from '../../http/timezone.ts';
import { PrivateIssue } from '../drafts/draft-schemas.ts';
import { loadPrivateIssue } from '../drafts/load-private-issue.ts';
import type { PublishingService } from '../service.ts';
import {
  addMarket,
  addMarketFailures,
  changeMarket,
  changeMarketFailures,
  removeMarket,
  removeMerchandise,
} from './change-markets.ts';
import { MarketEntryChanges, NewMarketEntry } from './market-schemas.ts';

const approvalText =
  'CONTENT.NO_REQUEST and CONTENT.WAITING_APPROVAL: the issue has not been approved yet. With `If-Match`, answers 412 if the sale has another `saleVersion`.';

/** Where, when, for whom and for which price an approved issue is available. Changes need no approval. */
export function marketRoutes(app: App, service: PublishingService): void {
  const { database } = service;

  app.post(
    '/issue/:id/market',
    {
      config: { access: 'PUBLISHING', failures: [...addMarketFailures, ...timezoneFailures] },
      preHandler: requireTimezone,
      schema: {
        operationId: 'addIssueMarket',
        summary: 'Offers an approved issue in a market, at once or from a later time.',
        description: `${approvalText} ISSUE.NO_AVAILABILITY_SET: nobody could read or buy it.`,
        tags: ['publishing'],
        params: WithId,
        body: NewMarketEntry,
        response: { 201: PrivateIssue },
      },
    },
    async (request, reply) => {
      const editor = editorOf(request);
      const entry = withDate(request.body);
      await database.transaction().execute((trx) => addMarket(trx, editor, entry));
      return send(reply.code(201), editor);
    },
  );

  app.patch(
    '/issue/:id/market',
    {
      config: { access: 'PUBLISHING', failures: [...changeMarketFailures, ...timezoneFailures] },
      preHandler: requireTimezone,
      schema: {
        operationId: 'changeIssueMarket',
        summary:
          'Changes the sale of an issue in a market. Absent fields and prices stay as they are. Orders keep the price that they were placed for.',
        description: `${approvalText} ISSUE.UNAVAILABLE_MARKET: the issue is not in that market.`,
        tags: ['publishing'],
        params: WithId,
        body: MarketEntryChanges,
        response: { 200: PrivateIssue },
      },
    },
    async (request, reply) => {
      const editor = editorOf(request);
      const { marketId, ...changes } = withDate(request.body);
      await database
        .transaction()
        .execute((trx) => changeMarket(trx, editor, marketId.toLowerCase(), changes));
      return send(reply, editor);
    },
  );

  app.delete(
    '/issue/:id/market/:marketId',
    {
      config: { access: 'PUBLISHING', failures: changeMarketFailures },
      schema: {
        operationId: 'removeIssueMarket',
        summary: 'Withdraws an issue from a market. Readers who acquired it can still read it.',
        description: approvalText,
        tags: ['publishing'],
        params: Type.Object({ id: Identifier, marketId: Identifier }),
        response: { 200: PrivateIssue },
      },
    },
    async (request, reply) => {
      const { marketId } = request.params;
      const editor = editorOf(request);
      await database.transaction().execute((trx) => removeMarket(trx, editor, marketId.toLowerCase()));
      return send(reply, editor);
    },
  );

  app.delete(
    '/issue/:id/market/:marketId/:merchandiseId',
    {
      config: { access: 'PUBLISHING', failures: changeMarketFailures },
      schema: {
        operationId: 'removeIssueMerchandise',
        summary: 'Takes a price of an issue from sale.',
        description: `${approvalText} ISSUE.NO_AVAILABILITY_SET: nobody could read or buy it any more; withdraw it instead.`,
        tags: ['publishing'],
        params: Type.Object({ id: Identifier, marketId: Identifier, merchandiseId: Identifier }),
        response: { 200: PrivateIssue },
      },
    },
    async (request, reply) => {
      const { marketId, merchandiseId } = request.params;
      const editor = editorOf(request);
      const removed = { marketId: marketId.toLowerCase(), merchandiseId: merchandiseId.toLowerCase() };
      await database.transaction().execute((trx) => removeMerchandise(trx, editor, removed));
      return send(reply, editor);
    },
  );

  async function send(reply: FastifyReply, { caller, issueId }: ReturnType<typeof editorOf>) {
    const issue = await loadPrivateIssue(service, caller, issueId);
    sendVersion(reply, issue.saleVersion, 'sale');
    return reply.send(issue);
  }
}

const editorOf = (request: FastifyRequest<{ Params: { id: string } }>) => ({
  caller: callerOf(request),
  issueId: request.params.id,
  ifMatch: ifMatchOf(request),
});

type WithOptionalDate = Pick<Static<typeof NewMarketEntry>, 'availableFrom'>;

/** The format allows leap seconds, which `Date` cannot represent. */
function withDate<Body extends WithOptionalDate>({ availableFrom, ...body }: Body) {
  if (availableFrom === undefined) return body;
  const date = new Date(availableFrom);
  if (Number.isNaN(date.getTime())) throw invalidRequest('availableFrom', 'instant');
  return { ...body, availableFrom: date };
}
