import type { FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { WithId } from '../../catalogue/service.ts';
import { callerOf } from '../../http/access.ts';
import { ApiError } from '../../http/api-error.ts';
import { chooseLanguage } from '../../http/language.ts';
import type { App } from '../../http/open-app.ts';
import { privateHeaders } from '../../http/private-headers.ts';
import type { CatalogueTransaction } from '../audit.ts';
import type { PublishingService } from '../service.ts';
import {
  addPlanMarket,
  addPlanMarketFailures,
  removePlanMarket,
  removePlanMarketFailures,
} from './change-plan-markets.ts';
import { NewPlanMarket, PrivatePlan, WithPlanMarket } from './plan-market-schemas.ts';
import { privatePlanQuery, toPrivatePlan } from './private-plan.ts';

/** The markets in which plans are sold. Rule 129. */
export function planMarketRoutes(app: App, { database }: Pick<PublishingService, 'database'>): void {
  app.get(
    '/plan/private',
    {
      config: { access: 'PUBLISHING_STAFF' },
      schema: {
        operationId: 'listPrivatePlans',
        summary: 'All plans that are sold here with their markets and prices, in display order.',
        tags: ['plan'],
        response: { 200: Type.Array(PrivatePlan) },
      },
    },
    async (request, reply) => {
      reply.headers(privateHeaders);
      const language = chooseLanguage(request.headers['accept-language']);
      return (await privatePlanQuery(database, language).execute()).map(toPrivatePlan);
    },
  );

  app.post(
    '/plan/:id/market',
    {
      config: { access: 'PUBLISHING_STAFF', failures: addPlanMarketFailures },
      schema: {
        operationId: 'addPlanMarket',
        summary: 'Sells a plan in a market, with a price for each period.',
        description:
          'PLAN.NOT_FOUND: the plan does not exist, or an operator provides it. PLAN.EMPTY_PRICE: there is no price. PLAN.DUPLICATE_PERIOD: a period has two prices. PLAN.DUPLICATE_MARKET: the plan is already sold in the market.',
        tags: ['plan'],
        params: WithId,
        body: NewPlanMarket,
        response: { 201: PrivatePlan },
      },
    },
    async (request, reply) => {
      const editor = editorOf(request);
      return sendChanged(request, reply.code(201), (trx) => addPlanMarket(trx, editor, request.body));
    },
  );

  app.delete(
    '/plan/:id/market/:market',
    {
      config: { access: 'PUBLISHING_STAFF', failures: removePlanMarketFailures },
      schema: {
        operationId: 'removePlanMarket',
        summary: 'Takes a plan from sale in a market. Subscriptions of it continue and renew at their price.',
        description: 'PLAN.UNAVAILABLE_MARKET: the plan is not sold in that market.',
        tags: ['plan'],
        params: WithPlanMarket,
        response: { 200: PrivatePlan },
      },
    },
    async (request, reply) => {
      const editor = editorOf(request);
      return sendChanged(request, reply, (trx) => removePlanMarket(trx, editor, request.params.market));
    },
  );

  /** Makes a change and answers with the changed plan. */
  async function sendChanged(
    request: FastifyRequest<{ Params: { id: string } }>,
    reply: FastifyReply,
    change: (trx: CatalogueTransaction) => Promise<void>,
  ) {
    const language = chooseLanguage(request.headers['accept-language']);
    const row = await database.transaction().execute(async (trx) => {
      await change(trx);
      const query = privatePlanQuery(trx, language).where('plan.id', '=', request.params.id);
      // A plan without texts is never shown.
      return query.executeTakeFirstOrThrow(() => new ApiError('PLAN.NOT_FOUND'));
    });
    return reply.headers(privateHeaders).send(toPrivatePlan(row));
  }
}

const editorOf = (request: FastifyRequest<{ Params: { id: string } }>) => ({
  planId: request.params.id,
  actorId: callerOf(request).uuid,
});
