import { type ExpressionBuilder, sql } from 'kysely';
import { Type } from 'typebox';
import type { Tables } from '../database/tables.ts';
import { Failure } from '../http/error-responses.ts';
import { chooseLanguage } from '../http/language.ts';
import type { App } from '../http/open-app.ts';
import { Refusal } from '../http/refusal.ts';
import { isGenre } from './genres.ts';
import { imageWith } from './image-with.ts';
import { issueQuery } from './issue-query.ts';
import { Issue, PageOf } from './schemas.ts';
import { type ComicsService, publicFailures } from './service.ts';
import { Banner } from './showcase-schemas.ts';
import { shuffled, shuffleModules } from './shuffled.ts';
import { rowsFor, sliceOf, sliceQuery } from './slice.ts';
import { toIssue } from './to-issue.ts';

const GenreQuery = Type.Object({
  ...sliceQuery({ default: 20, maximum: 100 }).properties,
  module: Type.Optional(
    Type.Integer({ enum: [...shuffleModules], default: 7, description: 'Which of the orders.' }),
  ),
});

export function showcaseRoutes(app: App, { database, pictures, sendPublicAnswer }: ComicsService): void {
  app.get(
    '/exploration/showcase/banner',
    {
      config: { access: 'anyone' },
      schema: {
        summary: 'The banners, in their order.',
        tags: ['showcase'],
        response: { 200: Type.Array(Banner), 400: Failure },
      },
    },
    (request, reply) => {
      const language = chooseLanguage(request.headers['accept-language']);
      return sendPublicAnswer(request, reply, { language }, async () => {
        const rows = await database
          .selectFrom('comics.banner as banner')
          .innerJoinLateral(
            (builder) => textOfBanner(builder, language).as('words'),
            (join) => join.onTrue(),
          )
          .select(['banner.id', 'banner.link', 'words.title', 'words.text'])
          .select(imageWith('banner.picture').as('picture'))
          .orderBy('banner.position')
          .execute();
        return rows.map(({ id, picture, ...banner }) => ({
          externalId: id,
          ...banner,
          picture: pictures.coverPicture(picture),
        }));
      });
    },
  );

  app.get(
    '/exploration/genre/:genre',
    {
      config: { access: 'anyone' },
      schema: {
        summary: "A genre's published issues, shuffled: the same module gives the same order.",
        tags: ['showcase'],
        params: Type.Object({ genre: Type.String({ maxLength: 50 }) }),
        querystring: GenreQuery,
        response: { 200: PageOf(Issue), ...publicFailures },
      },
    },
    (request, reply) => {
      const { genre } = request.params;
      if (!isGenre(genre)) throw new Refusal('SHOWCASE.NOT_FOUND');
      const { page = 0, limit = 20, module = 7 } = request.query;
      const language = chooseLanguage(request.headers['accept-language']);
      return sendPublicAnswer(request, reply, { genre, page, limit, module, language }, async () => {
        const { limit: most, offset } = rowsFor({ page, limit });
        const rows = await issueQuery(database, language)
          .where('issue.genre', '=', genre)
          .orderBy(shuffled(module))
          .orderBy('issue.id')
          .limit(most)
          .offset(offset)
          .execute();
        return sliceOf(rows, { page, limit }, (row) => toIssue(row, pictures));
      });
    },
  );
}

function textOfBanner(
  builder: ExpressionBuilder<Tables & { banner: Tables['comics.banner'] }, 'banner'>,
  language: string,
) {
  return builder
    .selectFrom('comics.banner_text as words')
    .select(['words.title', 'words.text'])
    .whereRef('words.banner_id', '=', 'banner.id')
    .orderBy(sql`words.language = ${language}`, 'desc')
    .orderBy('words.language', 'desc')
    .limit(1);
}
