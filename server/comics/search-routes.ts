import { type Expression, sql } from 'kysely';
import { Type } from 'typebox';
import { Failure } from '../http/error-responses.ts';
import { chooseLanguage } from '../http/language.ts';
import type { App } from '../http/open-app.ts';
import { issueQuery } from './issue-query.ts';
import { Issue, PageOf } from './schemas.ts';
import type { ComicsService } from './service.ts';
import { rowsFor, sliceOf, sliceQuery } from './slice.ts';
import { toIssue } from './to-issue.ts';

const Searched = Type.Object({
  ...sliceQuery({ default: 20, maximum: 100 }).properties,
  // PostgreSQL refuses the null character in texts.
  query: Type.String({
    minLength: 1,
    maxLength: 200,
    pattern: '^[^\\u0000]+$',
    description: 'As a person types it: accents and capitals do not count.',
  }),
});

export function searchRoutes(app: App, { database, pictures }: ComicsService): void {
  app.get(
    '/issue/search',
    {
      config: { access: 'anyone' },
      schema: {
        summary:
          'The published issues that have every word of the query in their titles, series, publisher or contributors; best first.',
        tags: ['issue'],
        querystring: Searched,
        response: { 200: PageOf(Issue), 400: Failure },
      },
    },
    async (request) => {
      const { query, page = 0, limit = 20 } = request.query;
      const { limit: most, offset } = rowsFor({ page, limit });
      const rows = await issueQuery(database, chooseLanguage(request.headers['accept-language']))
        .where((is) => is.and(wordsOf(query).map((word) => contains(foundBy, word))))
        .orderBy(startsWith(sql.ref('edition.title'), query), 'desc')
        .orderBy(contains(sql.ref('edition.title'), query.trim()), 'desc')
        .orderBy('issue.published_at', 'desc')
        .orderBy('issue.id')
        .limit(most)
        .offset(offset)
        .execute();
      return sliceOf(rows, { page, limit }, (row) => toIssue(row, pictures));
    },
  );
}

const wordsOf = (query: string): string[] => query.split(/\s+/).filter(Boolean);

/** Everything an issue may be found by, in one text. */
const foundBy = sql<string>`concat_ws(' ',
  issue.original_title,
  publisher.name,
  (select series.title from comics.series where series.id = issue.series_id),
  (select string_agg(content.title, ' ') from comics.issue_content as content where content.issue_id = issue.id),
  (select string_agg(contributor.name, ' ') from comics.contributor where contributor.issue_id = issue.id)
)`;

/** Without accents and capitals, 'São' as 'sao'; in this order, since some databases lower ASCII letters alone. */
const plain = (text: Expression<unknown>) =>
  sql<string>`lower(regexp_replace(normalize(${text}, NFD), '[\u0300-\u036f]', '', 'g'))`;

const contains = (text: Expression<unknown>, part: string) =>
  sql<boolean>`strpos(${plain(text)}, ${plain(sql.val(part))}) > 0`;

const startsWith = (text: Expression<unknown>, part: string) =>
  sql<boolean>`starts_with(${plain(text)}, ${plain(sql.val(part.trim()))})`;
