import { invalidRequest } from '../../http/failures/invalid-request.ts';
import type { Upload } from '../../media/uploads/upload.ts';
import type { CatalogueTransaction } from '../audit.ts';
import type { NewPage } from '../forms/receive-upload.ts';
import type { ContentEditor } from './change-content.ts';
import { appendPages, replacePage } from './draft-pages.ts';

interface PagesToSave {
  upload: Pick<Upload, 'store'>;
  editor: ContentEditor;
  pages: NewPage[];
  /** The page that a single image replaces, counted from 1. Null to add the pages after the last one. */
  replacedNumber: number | null;
  /** Runs in the transaction of the change, before it. */
  prepare?: (trx: CatalogueTransaction) => Promise<void>;
}

/** Stores images and makes them pages of a working copy, in one transaction. Throws an ApiError. */
export async function savePages({
  upload,
  editor,
  pages,
  replacedNumber,
  prepare,
}: PagesToSave): Promise<void> {
  const [page] = pages;
  if (!page || (replacedNumber !== null && pages.length > 1)) throw invalidRequest('file', 'oneFile');
  await upload.store(
    pages.map(({ image }) => image),
    async (trx) => {
      await prepare?.(trx);
      if (replacedNumber === null) await appendPages(trx, editor, pages);
      else await replacePage(trx, editor, { number: replacedNumber, page });
    },
  );
}
