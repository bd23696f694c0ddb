import type { Database } from '../../database/database.ts';
import { showsBothCovers } from '../../media/images/front-cover.ts';
import { requireEditor } from '../publisher-scope.ts';
import type { PublishingService } from '../service.ts';
import { type DraftEditor, lockDraft } from './change-draft.ts';
import { loadContents } from './load-contents.ts';

/** The covers of language editions whose first page shows both covers. */
export interface FrontCovers {
  /** Hashes of stored images, by the id of the edition. */
  byContent: ReadonlyMap<string, string>;
  /** The version of the working copy that they belong to. */
  copyVersion: number;
}

/**
 * Stores the front covers of editions without a cover of their own, before the transaction that submits them. Throws an
 * ApiError if the issue does not exist or the caller may not change it.
 */
export async function storeFrontCovers(
  { database, storeFrontCover }: Pick<PublishingService, 'database' | 'storeFrontCover'>,
  editor: DraftEditor,
): Promise<FrontCovers> {
  const { draft, contents } = await loadCopy(database, editor);
  const byContent = new Map<string, string>();
  for (const { id, cover, pages } of contents) {
    const [page, ...otherPages] = pages;
    if (cover !== null || !page || !showsBothCovers(page, otherPages, draft.readingMode)) continue;
    byContent.set(id, await storeFrontCover({ ...page, hash: page.image }, draft.readingDirection));
  }
  return { byContent, copyVersion: draft.copyVersion };
}

const loadCopy = (database: Database, { caller, issueId }: DraftEditor) =>
  database.transaction().execute(async (trx) => {
    const draft = await lockDraft(trx, issueId);
    await requireEditor(trx, caller, draft.publisherId);
    return { draft, contents: await loadContents(trx, issueId) };
  });
