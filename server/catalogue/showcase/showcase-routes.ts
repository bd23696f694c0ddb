import type { NotNull } from 'kysely';
import { Type } from 'typebox';
import { chooseLanguage } from '../../http/language.ts';
import type { App } from '../../http/open-app.ts';
import type { CatalogueService } from '../service.ts';
import { bannerQuery, canOpenLink, lowestRatingOfLink } from './banner-query.ts';
import { Banner, OfferedGenre } from './showcase-schemas.ts';

export function showcaseRoutes(
  app: App,
  { database, pictures, sendPublicAnswer, bannerChanges, countGenres }: CatalogueService,
): void {
  app.get(
    '/exploration/showcase/banner',
    {
      config: { access: 'anyone' },
      schema: {
        operationId: 'listBanners',
        summary: "The banners of the viewer's market in display order.",
        tags: ['showcase'],
        response: { 200: Type.Array(Banner) },
      },
    },
    (request, reply) => {
      const language = chooseLanguage(request.headers['accept-language']);
      const key = { language, changes: bannerChanges.count };
      return sendPublicAnswer(request, reply, key, async (market) => {
        const rows = await bannerQuery(database, language)
          .innerJoin('comics.banner_market as shown', 'shown.bannerId', 'banner.id')
          .select(lowestRatingOfLink(market).as('lowestParentalRating'))
          .where('shown.market', '=', market)
          .where('words.title', 'is not', null)
          .$narrowType<{ title: NotNull; text: NotNull }>()
          .execute();
        return rows.filter(canOpenLink).map(({ id, picture, ...banner }) => ({
          externalId: id,
          ...banner,
          picture: pictures.coverPicture(picture),
        }));
      });
    },
  );

  app.get(
    '/exploration/genre',
    {
      config: { access: 'anyone' },
      schema: {
        operationId: 'listGenres',
        summary: 'The genres that have offered issues, largest first.',
        tags: ['showcase'],
        response: { 200: Type.Array(OfferedGenre) },
      },
    },
    (request, reply) => sendPublicAnswer(request, reply, {}, (market) => countGenres(market)),
  );
}
