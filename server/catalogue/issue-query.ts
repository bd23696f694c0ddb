import { type ExpressionBuilder, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Database } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';
import { defaultMarket } from './default-market.ts';
import { imageWith } from './image-with.ts';
import { isOffered } from './offered.ts';

/** What a query of issues gives for each. */
export type IssueRow = Awaited<ReturnType<ReturnType<typeof anyIssueQuery>['execute']>>[number];

/** The offered issues, to be narrowed to a few by the caller: lists choose first, by `listIssues`. */
export const issueQuery = (database: Database, language: string) =>
  anyIssueQuery(database, language).where(isOffered());

/**
 * Issues, offered or not, with everything that their shape shows, each by its edition in the wanted language or else
 * in its original one: one statement however many issues.
 */
export function anyIssueQuery(database: Database, language: string) {
  return database
    .selectFrom('comics.issue as issue')
    .innerJoin('comics.publisher as publisher', 'publisher.id', 'issue.publisherId')
    .innerJoinLateral(
      (builder) => edition(builder, language).as('edition'),
      (join) => join.onTrue(),
    )
    .selectAll('issue')
    .select((builder) => [
      'publisher.name as publisherName',
      'publisher.username as publisherUsername',
      'edition.id as editionId',
      'edition.language',
      'edition.title',
      'edition.description',
      imageWith<null>('publisher.picture').as('publisherPicture'),
      imageWith('edition.cover').as('cover'),
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
          .select(['contributor.name', 'contributor.role'])
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
          .where('merchandise.market', '=', defaultMarket)
          .orderBy('merchandise.price', 'desc'),
      ).as('merchandises'),
    ]);
}

function edition(
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
