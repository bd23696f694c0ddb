import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import { jsonColumn } from '../../database/json-column.ts';
import { splitIntoBatches } from '../../database/split-into-batches.ts';
import { sha256 } from '../../media/sha256.ts';
import { recordEvent } from '../../webhooks/record-event.ts';
import type { CatalogueTransaction } from '../audit.ts';
import type { Draft } from './change-draft.ts';
import { issueDetailsOf } from './issue-details.ts';
import { type LoadedContent, loadContents } from './load-contents.ts';
import { saleStart } from './publication.ts';
import type { SubmittedIssue } from './submit-issue.ts';

interface IssueApproval {
  now: Date;
  submitted: Pick<SubmittedIssue, 'contents'>;
}

/**
 * Makes the working copy of an issue the version that readers get, with the covers that were submitted. A new issue is not
 * for sale until it is in a market. Readers who have an earlier version open keep its pages. Rule 96.
 */
export async function publishIssue(
  trx: CatalogueTransaction,
  draft: Draft,
  { now, submitted }: IssueApproval,
): Promise<void> {
  // An edition that was imported since then is not among them, and keeps its cover.
  const covers = new Map(submitted.contents.map(({ id, cover }) => [id, cover]));
  const contents = await loadContents(trx, draft.issueId);
  const isOnSale = await writeIssue(trx, draft, fingerprintOf(contents, draft), now);
  await writeContributors(trx, draft);
  for (const content of contents) {
    await writeContent(trx, { ...content, cover: covers.get(content.id) ?? content.cover });
    await writePages(trx, content);
  }
  await trx
    .updateTable('publishing.draft')
    .set({ isChanged: false })
    .where('issueId', '=', draft.issueId)
    .execute();
  // Otherwise no reader gets it yet, and `reportSaleStarts` reports the start of its sale.
  if (isOnSale) await reportVersion(trx, draft, now);
}

const reportVersion = (trx: CatalogueTransaction, { issueId, slug, publisherId }: Draft, now: Date) =>
  recordEvent(trx, {
    type: 'issue.published',
    publisherId,
    data: { issueId, slug, cause: 'new_version', market: null },
    occurredAt: now,
  });

/** Identifies an issue by its pages, as imports do: those in the original language, or else in the first one. */
export function fingerprintOf(
  contents: LoadedContent[],
  { originalLanguage }: Pick<Draft, 'originalLanguage'>,
): string {
  const original = contents.find(({ language }) => language === originalLanguage) ?? contents[0];
  return sha256((original?.pages ?? []).map(({ image }) => image).join('\n'));
}

/** Returns whether the issue is on sale in a market. */
async function writeIssue(
  trx: CatalogueTransaction,
  draft: Draft,
  fingerprint: string,
  now: Date,
): Promise<boolean> {
  const { issueId } = draft;
  const details = { publisherId: draft.publisherId, ...issueDetailsOf(draft) };
  await trx
    .insertInto('comics.issue')
    .values({
      ...details,
      id: issueId,
      fingerprint,
      isAvailableForAll: false,
      isAvailableForSubscribers: false,
      publishedAt: now,
      withdrawnAt: now,
      updatedAt: now,
    })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ ...details, fingerprint, updatedAt: now }))
    .execute();
  const sale = await trx
    .selectFrom('comics.issue as issue')
    .select(saleStart.as('start'))
    .where('issue.id', '=', issueId)
    .executeTakeFirstOrThrow();
  return sale.start !== null && sale.start <= now;
}

async function writeContributors(trx: CatalogueTransaction, { issueId, contributors }: Draft): Promise<void> {
  await trx.deleteFrom('comics.contributor').where('issueId', '=', issueId).execute();
  if (contributors.length === 0) return;
  await trx
    .insertInto('comics.contributor')
    .values(contributors.map((contributor, position) => ({ ...contributor, position, issueId })))
    .execute();
}

async function writeContent(trx: CatalogueTransaction, content: LoadedContent): Promise<void> {
  const { id, issueId, language, title, description } = content;
  const cover = content.cover ?? content.pages[0]?.image;
  if (cover === undefined) throw new Error('A content without pages was approved.');
  const columns = { issueId, language, title, description, cover };
  await keepFormerCover(trx, id, cover);
  await trx
    .insertInto('comics.issue_content')
    .values({ id, ...columns })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(columns))
    .execute();
}

/** Lists and previews that were created before still have the address of the former cover. */
async function keepFormerCover(trx: CatalogueTransaction, contentId: string, cover: string): Promise<void> {
  await trx
    .insertInto('comics.former_cover')
    .columns(['image'])
    .expression(
      trx
        .selectFrom('comics.issue_content')
        .select('cover')
        .where('id', '=', contentId)
        .where('cover', '<>', cover),
    )
    .onConflict((conflict) => conflict.column('image').doUpdateSet({ replacedAt: sql`now()` }))
    .execute();
}

/** Replaces the pages of an edition if they differ, and keeps the former ones as a version of their own. */
async function writePages(trx: CatalogueTransaction, { id: contentId, pages }: LoadedContent): Promise<void> {
  const published = await listPublishedPages(trx, contentId);
  const textOf = (page: { id: string; panels: unknown }) => JSON.stringify([page.id, page.panels]);
  const isEqual =
    pages.length === published.length &&
    pages.every((page, index) => {
      const former = published[index];
      return former !== undefined && textOf(page) === textOf(former);
    });
  if (isEqual) return;
  if (published.length > 0) await keepFormerPages(trx, contentId);
  const rows = pages.map(({ id, image, panels }, position) => ({
    id,
    contentId,
    position,
    image,
    panels: jsonColumn(panels),
  }));
  for (const batch of splitIntoBatches(rows)) await trx.insertInto('comics.page').values(batch).execute();
}

const listPublishedPages = (database: Database, contentId: string) =>
  database
    .selectFrom('comics.page')
    .select(['id', 'panels'])
    .where('contentId', '=', contentId)
    .orderBy('position')
    .execute();

async function keepFormerPages(trx: CatalogueTransaction, contentId: string): Promise<void> {
  await trx
    .insertInto('comics.former_page')
    .columns(['contentId', 'version', 'position', 'pageId', 'image', 'panels'])
    .expression(
      trx
        .selectFrom('comics.page as page')
        .innerJoin('comics.issue_content as content', 'content.id', 'page.contentId')
        .select([
          'page.contentId',
          'content.version',
          'page.position',
          'page.id',
          'page.image',
          'page.panels',
        ])
        .where('page.contentId', '=', contentId),
    )
    .execute();
  await trx.deleteFrom('comics.page').where('contentId', '=', contentId).execute();
  await trx
    .updateTable('comics.issue_content')
    .set(({ eb }) => ({ version: eb('version', '+', 1) }))
    .where('id', '=', contentId)
    .execute();
}
