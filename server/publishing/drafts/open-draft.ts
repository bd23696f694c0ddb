import { sql } from 'kysely';
import { currencyByMarket, defaultMarket } from '../../catalogue/markets/markets.ts';
import { ApiError } from '../../http/api-error.ts';
import type { CatalogueTransaction } from '../audit.ts';

/**
 * Makes sure that an issue has a working copy. Issues that were imported have none until somebody opens them to change
 * them. Throws the ApiError ISSUE.NOT_FOUND.
 */
export async function openDraft(trx: CatalogueTransaction, issueId: string): Promise<void> {
  const existing = await trx
    .selectFrom('publishing.draft')
    .select('issueId')
    .where('issueId', '=', issueId)
    // Otherwise two requests could copy the same edition.
    .forUpdate()
    .executeTakeFirst();
  if (existing) return copyContents(trx, issueId);
  const copied = await copyIssue(trx, issueId);
  if (copied) {
    await copyContents(trx, issueId);
    await copyMarket(trx, issueId);
    await endFormerPrices(trx, issueId);
    return;
  }
  // Not copied: the issue does not exist, or another request has just copied it.
  const concurrent = await trx
    .selectFrom('publishing.draft')
    .select('issueId')
    .where('issueId', '=', issueId)
    .executeTakeFirst();
  if (concurrent) return;
  const isPublished = await trx
    .selectFrom('comics.issue')
    .select('id')
    .where('id', '=', issueId)
    .executeTakeFirst();
  // The working copy of another issue has its slug: it was chosen while this issue was imported.
  throw new ApiError(isPublished ? 'ISSUE.EXISTING_SLUG' : 'ISSUE.NOT_FOUND');
}

async function copyIssue(trx: CatalogueTransaction, issueId: string): Promise<boolean> {
  const copied = await trx
    .insertInto('publishing.draft')
    .columns([
      'issueId',
      'publisherId',
      'slug',
      'seriesId',
      'number',
      'country',
      'releaseDate',
      'originalTitle',
      'originalLanguage',
      'parentalRating',
      'genre',
      'samplePages',
      'readingDirection',
      'readingMode',
      'contributors',
      'isChanged',
      'firstOfferedAt',
    ])
    .expression(
      trx
        .selectFrom('comics.issue as issue')
        .select([
          'issue.id',
          'issue.publisherId',
          'issue.slug',
          'issue.seriesId',
          'issue.number',
          'issue.country',
          'issue.releaseDate',
          'issue.originalTitle',
          'issue.originalLanguage',
          'issue.parentalRating',
          'issue.genre',
          'issue.samplePages',
          'issue.readingDirection',
          'issue.readingMode',
          sql`(
            select coalesce(jsonb_agg(jsonb_build_object('name', name, 'role', role) order by position), '[]')
            from comics.contributor where contributor.issue_id = issue.id
          )`.as('contributors'),
          sql<boolean>`false`.as('isChanged'),
          'issue.publishedAt',
        ])
        .where('issue.id', '=', issueId),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning('issueId')
    .executeTakeFirst();
  return copied !== undefined;
}

/** Also copies editions that were imported after the working copy was opened. */
async function copyContents(trx: CatalogueTransaction, issueId: string): Promise<void> {
  const copied = await trx
    .insertInto('publishing.draft_content')
    .columns(['id', 'issueId', 'language', 'title', 'description', 'cover'])
    .expression(
      trx
        .selectFrom('comics.issue_content')
        .select(['id', 'issueId', 'language', 'title', 'description', 'cover'])
        .where('issueId', '=', issueId)
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('publishing.draft_content as known')
                .select('known.id')
                .whereRef('known.issueId', '=', 'comics.issue_content.issueId')
                .where(({ or, eb }) =>
                  or([
                    eb('known.id', '=', eb.ref('comics.issue_content.id')),
                    eb('known.language', '=', eb.ref('comics.issue_content.language')),
                  ]),
                ),
            ),
          ),
        ),
    )
    .returning('id')
    .execute();
  if (copied.length === 0) return;
  await trx
    .insertInto('publishing.draft_page')
    .columns(['id', 'contentId', 'position', 'image', 'panels'])
    .expression(
      trx
        .selectFrom('comics.page as page')
        .innerJoin('comics.issue_content as content', 'content.id', 'page.contentId')
        .select(['page.id', 'page.contentId', 'page.position', 'page.image', 'page.panels'])
        .where(
          'content.id',
          'in',
          copied.map(({ id }) => id),
        ),
    )
    .execute();
}

/** Imported issues are in the market of the catalogue, unless they were withdrawn. */
async function copyMarket(trx: CatalogueTransaction, issueId: string): Promise<void> {
  await trx
    .insertInto('publishing.issue_market')
    .columns([
      'issueId',
      'market',
      'currency',
      'availableFrom',
      'isAvailableForAll',
      'isAvailableForSubscribers',
      'isStartReported',
    ])
    .expression(
      trx
        .selectFrom('comics.issue')
        .select([
          'id',
          sql`${defaultMarket}`.as('market'),
          sql`${currencyByMarket[defaultMarket]}`.as('currency'),
          'publishedAt',
          'isAvailableForAll',
          'isAvailableForSubscribers',
          // The import has published it already, unless it is scheduled.
          sql<boolean>`published_at <= now()`.as('isStartReported'),
        ])
        .where('id', '=', issueId)
        .where('withdrawnAt', 'is', null),
    )
    .execute();
}

/** Without a market there is no price that could be for sale. */
async function endFormerPrices(trx: CatalogueTransaction, issueId: string): Promise<void> {
  await trx
    .updateTable('comics.merchandise')
    .set({ removedAt: new Date() })
    .where('issueId', '=', issueId)
    .where('removedAt', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('publishing.issue_market as entry')
            .select('entry.id')
            .whereRef('entry.issueId', '=', 'comics.merchandise.issueId')
            .whereRef('entry.market', '=', 'comics.merchandise.market'),
        ),
      ),
    )
    .execute();
}
