import { type ExpressionBuilder, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Database } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';
import { allIssuesIn, asIssues, type ViewerLocale } from './markets/issues-in-market.ts';
import { isOffered } from './offered.ts';
import { selectImage } from './select-image.ts';

/** One row of `anyIssueQuery`. */
export type IssueRow = Awaited<ReturnType<ReturnType<typeof anyIssueQuery>['execute']>>[number];

/** Selects offered issues. The caller must restrict it to a few issues; lists use `listIssues`, which chooses ids first. */
export const issueQuery = (database: Database, locale: ViewerLocale) =>
  anyIssueQuery(database, locale).where(isOffered());

/**
 * Selects issues, offered or not, with all columns that an answer needs: the sale is that in the market, and the edition is
 * the one in the requested language, otherwise the original one. One statement for any number of issues.
 */
export function anyIssueQuery(database: Database, { language, market }: ViewerLocale) {
  return database
    .selectFrom(asIssues(allIssuesIn(market)))
    .innerJoin('comics.publisher as publisher', 'publisher.id', 'issue.publisherId')
    .innerJoinLateral(
      (builder) => editionQuery(builder, language).as('edition'),
      (join) => join.onTrue(),
    )
    .selectAll('issue')
    .select((builder) => [
      sql<string>`${market}::text`.as('market'),
      isOffered().as('isOffered'),
      'publisher.name as publisherName',
      'publisher.username as publisherUsername',
      'edition.id as editionId',
      'edition.language',
      'edition.title',
      'edition.description',
      selectImage<null>('publisher.picture').as('publisherPicture'),
      selectImage('edition.cover').as('cover'),
      sql<number>`(select count(*)::int from comics.page where page.content_id = edition.id)`.as(
        'pagesCount',
      ),
      jsonArrayFrom(
        builder
          .selectFrom('comics.issue_content as other')
          .select('other.language')
          .whereRef('other.issueId', '=', 'issue.id')
          .orderBy('other.language'),
      ).as('editions'),
      jsonArrayFrom(
        builder
          .selectFrom('comics.contributor as contributor')
          .select(['contributor.name', 'contributor.role', 'contributor.slug'])
          .whereRef('contributor.issueId', '=', 'issue.id')
          .orderBy('contributor.position'),
      ).as('contributors'),
      jsonArrayFrom(
        builder
          .selectFrom('comics.merchandise as merchandise')
          .select([
            'merchandise.id',
            'merchandise.kind',
            'merchandise.price',
            'merchandise.currency',
            'merchandise.rentalDays',
          ])
          .whereRef('merchandise.issueId', '=', 'issue.id')
          .where('merchandise.market', '=', market)
          .where('merchandise.removedAt', 'is', null)
          .orderBy('merchandise.price', 'desc'),
      ).as('merchandises'),
    ]);
}

/** Selects the edition of `issue` in a language, otherwise the original one. */
export function editionQuery(
  builder: ExpressionBuilder<Tables & { issue: Tables['comics.issue'] }, 'issue'>,
  language: string,
) {
  return builder
    .selectFrom('comics.issue_content as content')
    .select(['content.id', 'content.language', 'content.title', 'content.description', 'content.cover'])
    .whereRef('content.issueId', '=', 'issue.id')
    .orderBy(sql`content.language = ${language}`, 'desc')
    .orderBy(sql`content.language = issue.original_language`, 'desc')
    .orderBy('content.language')
    .limit(1);
}
