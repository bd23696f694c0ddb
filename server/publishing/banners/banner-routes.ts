import type { FastifyReply, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { Type } from 'typebox';
import { WithId } from '../../catalogue/service.ts';
import { bannerQuery } from '../../catalogue/showcase/banner-query.ts';
import { callerOf } from '../../http/access.ts';
import { chooseLanguage } from '../../http/language.ts';
import type { App } from '../../http/open-app.ts';
import { privateHeaders } from '../../http/private-headers.ts';
import type { PublishingService } from '../service.ts';
import { NewBannerMarket, PrivateBanner, WithBannerMarket } from './banner-schemas.ts';
import {
  addBannerMarket,
  addBannerMarketFailures,
  removeBannerMarket,
  removeBannerMarketFailures,
} from './change-banner-markets.ts';

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
      const rows = await privateBannerQuery(request).execute();
      return rows.map(toPrivateBanner);
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
      await database.transaction().execute((trx) => addBannerMarket(trx, change));
      return send(request, reply.code(201), bannerId);
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
      await database.transaction().execute((trx) => removeBannerMarket(trx, change));
      return send(request, reply, bannerId);
    },
  );

  const privateBannerQuery = ({ headers }: Pick<FastifyRequest, 'headers'>) =>
    bannerQuery(database, chooseLanguage(headers['accept-language'])).select(
      sql<string[]>`array(
        select shown.market from comics.banner_market as shown where shown.banner_id = banner.id order by shown.market
      )`.as('markets'),
    );

  type PrivateBannerRow = Awaited<ReturnType<ReturnType<typeof privateBannerQuery>['execute']>>[number];

  const toPrivateBanner = ({ id, link, title, picture, markets }: PrivateBannerRow) => ({
    externalId: id,
    link,
    title,
    picture: pictures.coverPicture(picture),
    markets,
  });

  /** Call after a change is committed. */
  async function send(request: FastifyRequest, reply: FastifyReply, bannerId: string) {
    bannerChanges.count += 1;
    const row = await privateBannerQuery(request).where('banner.id', '=', bannerId).executeTakeFirstOrThrow();
    return reply.headers(privateHeaders).send(toPrivateBanner(row));
  }
}
