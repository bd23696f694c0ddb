import { type ExpressionBuilder, sql } from 'kysely';
import { Type } from 'typebox';
import type { Tables } from '../database/tables.ts';
import { chooseLanguage } from '../http/language.ts';
import type { App } from '../http/open-app.ts';
import { lowestRating } from './lowest-rating.ts';
import { defaultMarket } from './markets/markets.ts';
import { selectImage } from './select-image.ts';
import type { CatalogueService } from './service.ts';
import { Banner, OfferedGenre } from './showcase-schemas.ts';

export function showcaseRoutes(
  app: App,
  { database, pictures, sendPublicAnswer, countGenres }: CatalogueService,
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
      return sendPublicAnswer(request, reply, { language }, async (market) => {
        const rows = await database
          .selectFrom('comics.banner as banner')
          .innerJoinLateral(
            (builder) => bannerTextQuery(builder, language).as('words'),
            (join) => join.onTrue(),
          )
          .select(['banner.id', 'banner.link', 'words.title', 'words.text'])
          .select(selectImage('banner.picture').as('picture'))
          .select(lowestRating(market, isLinkedIssue).as('lowestParentalRating'))
          .where(isShownIn(market))
          .orderBy('banner.position')
          .execute();
        return rows
          .filter((row) => market === defaultMarket || canBeOpened(row))
          .map(({ id, picture, ...banner }) => ({
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

/** False for a banner that was made for the default market, and leads to nothing that is offered in another. */
const canBeOpened = ({ link, lowestParentalRating }: { link: string; lowestParentalRating: string | null }) =>
  lowestParentalRating !== null || !/^\/(issue|series|publisher)\//.test(link);

/** A banner without markets is shown in all. */
const isShownIn = (market: string) => sql<boolean>`(
  exists (select from comics.banner_market as shown where shown.banner_id = banner.id and shown.market = ${market})
  or not exists (select from comics.banner_market as shown where shown.banner_id = banner.id)
)`;

/** Whether the link of `banner` opens `issue`, its series or its publisher. */
const isLinkedIssue = sql`(
  issue.slug = substring(banner.link from '^/issue/([^/?#]+)')
  or issue.series_id = (
    select series.id from comics.series as series
    where series.slug = substring(banner.link from '^/series/([^/?#]+)')
  )
  or issue.publisher_id = (
    select publisher.id from comics.publisher as publisher
    where publisher.username = substring(banner.link from '^/publisher/([^/?#]+)')
  )
)`;

function bannerTextQuery(
  builder: ExpressionBuilder<Tables & { banner: Tables['comics.banner'] }, 'banner'>,
  language: string,
) {
  return builder
    .selectFrom('comics.banner_text as words')
    .select(['words.title', 'words.text'])
    .whereRef('words.bannerId', '=', 'banner.id')
    .orderBy(sql`words.language = ${language}`, 'desc')
    .orderBy('words.language', 'desc')
    .limit(1);
}
