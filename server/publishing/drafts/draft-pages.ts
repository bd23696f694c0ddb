import { jsonColumn } from '../../database/json-column.ts';
import { splitIntoBatches } from '../../database/split-into-batches.ts';
import type { PanelRow } from '../../database/tables.ts';
import { ApiError } from '../../http/api-error.ts';
import { importLimits } from '../../media/import-limits.ts';
import type { CatalogueTransaction } from '../audit.ts';
import type { NewPage } from '../forms/receive-upload.ts';
import { type ContentEditor, changeContent } from './change-content.ts';

interface PageRow {
  id: string;
  position: number;
  image: string;
  panels: PanelRow[];
}

/** Adds pages after the last one. */
export const appendPages = (trx: CatalogueTransaction, editor: ContentEditor, newPages: NewPage[]) =>
  changeContent(trx, editor, async ({ id: contentId }) => {
    const pages = await listPages(trx, contentId);
    if (pages.length + newPages.length > importLimits.maxEntries) throw new ApiError('REQUEST.TOO_LARGE');
    const added = newPages.map(({ image, fileName }, index) => ({
      contentId,
      position: pages.length + index,
      image: image.hash,
      panels: jsonColumn([]),
      fileName,
    }));
    for (const rows of splitIntoBatches(added)) {
      await trx.insertInto('publishing.draft_page').values(rows).execute();
    }
    return {
      before: { pagesCount: pages.length },
      after: { pagesCount: pages.length + added.length, added: added.map(({ image }) => image) },
    };
  });

/** Replaces one page, numbered from 1. The panels of the former image are removed. Throws CONTENT.INVALID_PAGE. */
export const replacePage = (
  trx: CatalogueTransaction,
  editor: ContentEditor,
  { number, page }: { number: number; page: NewPage },
) =>
  changeContent(trx, editor, async ({ id: contentId }) => {
    const { position, image: formerImage } = pageAt(await listPages(trx, contentId), number);
    await trx
      .deleteFrom('publishing.draft_page')
      .where('contentId', '=', contentId)
      .where('position', '=', position)
      .execute();
    await trx
      .insertInto('publishing.draft_page')
      .values({
        contentId,
        position,
        image: page.image.hash,
        panels: jsonColumn([]),
        fileName: page.fileName,
      })
      .execute();
    return { before: { page: number, image: formerImage }, after: { page: number, image: page.image.hash } };
  });

/** Removes one page, numbered from 1. The pages behind it move up. Throws CONTENT.INVALID_PAGE. */
export const removePage = (trx: CatalogueTransaction, editor: ContentEditor, number: number) =>
  changeContent(trx, editor, async ({ id: contentId }) => {
    const pages = await listPages(trx, contentId);
    const removed = pageAt(pages, number);
    await trx.deleteFrom('publishing.draft_page').where('id', '=', removed.id).execute();
    await trx
      .updateTable('publishing.draft_page')
      .set(({ eb }) => ({ position: eb('position', '-', 1) }))
      .where('contentId', '=', contentId)
      .where('position', '>', removed.position)
      .execute();
    return { before: { page: number, image: removed.image }, after: { page: number, image: null } };
  });

/** Orders the pages as in `numbers`, which must have each present number once. Throws CONTENT.INVALID_PAGE. */
export const reorderPages = (trx: CatalogueTransaction, editor: ContentEditor, numbers: number[]) =>
  changeContent(trx, editor, async ({ id: contentId }) => {
    const pages = await listPages(trx, contentId);
    const ordered = numbers.map((number) => pageAt(pages, number));
    if (ordered.length !== pages.length || new Set(ordered).size !== pages.length)
      throw new ApiError('CONTENT.INVALID_PAGE');
    for (const [position, page] of ordered.entries()) {
      if (page.position === position) continue;
      await trx.updateTable('publishing.draft_page').set({ position }).where('id', '=', page.id).execute();
    }
    return {
      before: { pageNumbers: pages.map((_page, index) => index + 1) },
      after: { pageNumbers: numbers },
    };
  });

export interface PagePanels {
  /** Counted from 1. */
  number: number;
  panels: PanelRow[];
}

/** Sets the panels of pages. Throws CONTENT.INVALID_PAGE. */
export const setPanels = (trx: CatalogueTransaction, editor: ContentEditor, changes: PagePanels[]) =>
  changeContent(trx, editor, async ({ id: contentId }) => {
    const pages = await listPages(trx, contentId);
    const former = changes.map(({ number }) => ({ number, panels: pageAt(pages, number).panels }));
    for (const { number, panels } of changes) {
      await trx
        .updateTable('publishing.draft_page')
        .set({ panels: jsonColumn(panels) })
        .where('id', '=', pageAt(pages, number).id)
        .execute();
    }
    return { before: { pages: former }, after: { pages: changes } };
  });

const listPages = (trx: CatalogueTransaction, contentId: string): Promise<PageRow[]> =>
  trx
    .selectFrom('publishing.draft_page')
    .select(['id', 'position', 'image', 'panels'])
    .where('contentId', '=', contentId)
    .orderBy('position')
    .execute();

/** `number`: counted from 1. */
function pageAt(pages: PageRow[], number: number): PageRow {
  const page = pages[number - 1];
  if (!page) throw new ApiError('CONTENT.INVALID_PAGE');
  return page;
}
