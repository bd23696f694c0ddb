import { rm } from 'node:fs/promises';
import type { Database } from '../../database/database.ts';
import { jsonColumn } from '../../database/json-column.ts';
import type { UploadProgress } from '../../database/publishing-tables.ts';
import { ApiError } from '../../http/api-error.ts';
import { ImportFailure } from '../../media/import-failure.ts';
import { savePages } from '../drafts/save-pages.ts';
import { withUpload } from '../forms/receive-upload.ts';
import { refusedFile } from '../forms/refused-file.ts';
import type { CatalogueActor } from '../publisher-scope.ts';
import type { PublishingService } from '../service.ts';
import type { UploadFolder } from './upload-folder.ts';

export interface UploadContext extends Pick<PublishingService, 'database' | 'openUpload'> {
  folder: UploadFolder;
  findAccount(uuid: string): Promise<CatalogueActor | undefined>;
}

/** The upload was cancelled, or another request has stored it. */
class UploadAlreadyHandled extends Error {}

/**
 * Turns a complete file into pages of a working copy. It can be repeated after a crash at any moment: the pages and the
 * state are written in one transaction. A file that cannot be used gets the state 'failed'.
 */
export async function processUpload(context: UploadContext, id: string): Promise<void> {
  const { database, folder } = context;
  const upload = await findComplete(database, id);
  if (upload) {
    try {
      await storePages(context, upload);
    } catch (error) {
      if (error instanceof UploadAlreadyHandled) return;
      const failure = failureOf(error, upload.fileName);
      if (failure === null) throw error;
      await database
        .updateTable('publishing.upload')
        .set({ state: 'failed', failure: failure.code, failureDetails: jsonColumn(failure.details) })
        .where('id', '=', id)
        .where('state', 'in', unfinishedStates)
        .execute();
    }
  }
  await rm(folder.pathOf(id), { force: true });
}

type CompleteUpload = NonNullable<Awaited<ReturnType<typeof findComplete>>>;

export const unfinishedStates: UploadProgress[] = ['received', 'checked', 'decoded'];

const findComplete = (database: Database, id: string) =>
  database
    .selectFrom('publishing.upload as upload')
    .innerJoin('publishing.draft_content as content', 'content.id', 'upload.contentId')
    .select([
      'upload.id',
      'upload.contentId',
      'upload.createdBy',
      'upload.fileName',
      'upload.pageNumber',
      'content.issueId',
    ])
    .where('upload.id', '=', id)
    .where('upload.state', 'in', unfinishedStates)
    .executeTakeFirst();

async function storePages(
  { database, openUpload, folder, findAccount }: UploadContext,
  { id, issueId, contentId, createdBy, fileName, pageNumber }: CompleteUpload,
): Promise<void> {
  const caller = await findAccount(createdBy);
  if (!caller) throw new ApiError('ACCESS.FORBIDDEN');
  const setState = (state: UploadProgress) =>
    database
      .updateTable('publishing.upload')
      .set({ state })
      .where('id', '=', id)
      .where('state', 'in', unfinishedStates)
      .execute();
  await withUpload({ openUpload }, async (upload) => {
    const images = await upload.examine({ name: fileName, path: folder.pathOf(id) }, () =>
      setState('checked'),
    );
    await setState('decoded');
    await savePages({
      upload,
      editor: { caller, issueId, contentId, ifMatch: undefined },
      pages: images.map((image) => ({ image, fileName })),
      replacedNumber: pageNumber,
      async prepare(trx) {
        const stored = await trx
          .updateTable('publishing.upload')
          .set({ state: 'stored' })
          .where('id', '=', id)
          .where('state', 'in', unfinishedStates)
          .returning('id')
          .executeTakeFirst();
        if (!stored) throw new UploadAlreadyHandled();
      },
    });
  });
}

/** The error for a file that cannot be used. Null if the platform failed; a later pass retries. */
function failureOf(error: unknown, fileName: string): ApiError | null {
  if (error instanceof ImportFailure) return refusedFile(fileName, error);
  return error instanceof ApiError && error.statusCode < 500 ? error : null;
}
