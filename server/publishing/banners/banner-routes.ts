import type { FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { WithId } from '../../catalogue/service.ts';
import { callerOf } from '../../http/access.ts';
import { chooseLanguage } from '../../http/language.ts';
import type { App } from '../../http/open-app.ts';
import { privateHeaders } from '../../http/private-headers.ts';
import type { CatalogueTransaction } from '../audit.ts';
import type { PublishingService } from '../service.ts';
import { NewBannerMarket, PrivateBanner, WithBannerMarket } from './banner-schemas.ts';
import {
  addBannerMarket,
  addBannerMarketFailures,
  removeBannerMarket,
  removeBannerMarketFailures,
} from './change-banner-markets.ts';
import { privateBannerQuery, toPrivateBanner } from './private-banner.ts';

/** The markets of banners. Rule 109. */
export function bannerRoutes(app: App, { database, pictures, bannerChanges }: PublishingService): void {
  app.get(
    '/exploration/showcase/banner/private',
    {
      config: { access: 'PUBLISHING_STAFF' },
      schema: {
        operationId: 'listPrivateBanners',
        summary: 'All banners with their markets, in display order.',
        tags: ['showcase'],
        response: { 200: Type.Array(PrivateBanner) },
      },
    },
    async (request, reply) => {
      reply.headers(privateHeaders);
      const language = chooseLanguage(request.headers['accept-language']);
      const rows = await privateBannerQuery(database, language).execute();
      return rows.map((row) => toPrivateBanner(pictures, row));
    },
  );

  app.post(
    '/exploration/showcase/banner/:id/market',
    {
      config: { access: 'PUBLISHING_STAFF', failures: addBannerMarketFailures },
      schema: {
        operationId: 'addBannerMarket',
        summary: 'Shows a banner in a market.',
        description:
          'SHOWCASE.UNAVAILABLE_MARKET: the market does not exist, or nothing that the banner opens is offered there.',
        tags: ['showcase'],
        params: WithId,
        body: NewBannerMarket,
        response: { 201: PrivateBanner },
      },
    },
    async (request, reply) => {
      const bannerId = request.params.id;
      const change = { bannerId, market: request.body.market, actorId: callerOf(request).uuid };
      return sendChanged(request, reply.code(201), (trx) => addBannerMarket(trx, change), bannerId);
    },
  );

  app.delete(
    '/exploration/showcase/banner/:id/market/:market',
    {
      config: { access: 'PUBLISHING_STAFF', failures: removeBannerMarketFailures },
      schema: {
        operationId: 'removeBannerMarket',
        summary: 'Hides a banner in a market. Without markets it is shown nowhere.',
        description: 'SHOWCASE.UNAVAILABLE_MARKET: the banner is not shown in that market.',
        tags: ['showcase'],
        params: WithBannerMarket,
        response: { 200: PrivateBanner },
      },
    },
    async (request, reply) => {
      const { id: bannerId, market } = request.params;
      const change = { bannerId, market, actorId: callerOf(request).uuid };
      return sendChanged(request, reply, (trx) => removeBannerMarket(trx, change), bannerId);
    },
  );

  /** Makes a change and answers with the changed banner. */
  async function sendChanged(
    request: FastifyRequest,
    reply: FastifyReply,
    change: (trx: CatalogueTransaction) => Promise<void>,
    bannerId: string,
  ) {
    const language = chooseLanguage(request.headers['accept-language']);
    const row = await database.transaction().execute(async (trx) => {
      await change(trx);
      return privateBannerQuery(trx, language).where('banner.id', '=', bannerId).executeTakeFirstOrThrow();
    });
    // After the commit, so that nobody caches the list without the change.
    bannerChanges.count += 1;
    return reply.headers(privateHeaders).send(toPrivateBanner(pictures, row));
  }
}
