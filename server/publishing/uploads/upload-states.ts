import { stat } from 'node:fs/promises';
import type { Selectable } from 'kysely';
import { type Static, Type } from 'typebox';
import type { UploadTable } from '../../database/publishing-tables.ts';
import { nullIfMissing } from '../../errors/error-facts.ts';
import { Closed, Identifier, Instant, Nullable } from '../../http/schema-types.ts';
import { Vocabulary } from '../../http/vocabulary.ts';
import { type DraftEditor, lockDraft } from '../drafts/change-draft.ts';
import { requireEditor } from '../publisher-scope.ts';
import type { UploadContext } from './process-upload.ts';
import type { UploadFolder } from './upload-folder.ts';

export const UploadState = Closed(
  {
    externalId: Identifier,
    fileName: Type.String(),
    pageNumber: Nullable(Type.Integer(), { description: 'The page that it replaces.' }),
    bytes: Type.Integer({ description: 'Of the complete file.' }),
    receivedBytes: Type.Integer(),
    state: Vocabulary('UploadProgress', ['uploading', 'received', 'checked', 'decoded', 'stored', 'failed'], {
      description:
        'checked: the format is known. decoded: every page could be decoded. stored: the pages are in the edition. failed: nothing was changed.',
    }),
    failure: Nullable(Type.String(), { description: 'The error code if it failed.' }),
    createdAt: Instant,
  },
  { title: 'UploadState' },
);

/** Lists the uploads of a language edition, the newest first. Throws an ApiError if the caller may not see it. */
export async function listUploads(
  { database, folder }: UploadContext,
  { caller, issueId }: DraftEditor,
  contentId: string,
): Promise<Static<typeof UploadState>[]> {
  const rows = await database.transaction().execute(async (trx) => {
    const draft = await lockDraft(trx, issueId);
    await requireEditor(trx, caller, draft.publisherId);
    return trx
      .selectFrom('publishing.upload as upload')
      .innerJoin('publishing.draft_content as content', 'content.id', 'upload.contentId')
      .selectAll('upload')
      .where('content.id', '=', contentId)
      .where('content.issueId', '=', issueId)
      .orderBy('upload.createdAt', 'desc')
      .orderBy('upload.id')
      .execute();
  });
  return Promise.all(rows.map((row) => toUploadState(folder, row)));
}

export async function toUploadState(
  folder: UploadFolder,
  { id, fileName, pageNumber, bytes, state, failure, createdAt }: Selectable<UploadTable>,
): Promise<Static<typeof UploadState>> {
  const file = state === 'uploading' ? await nullIfMissing(stat(folder.pathOf(id))) : null;
  return {
    externalId: id,
    fileName,
    pageNumber,
    bytes: Number(bytes),
    receivedBytes: state === 'uploading' ? (file?.size ?? 0) : Number(bytes),
    state,
    failure,
    createdAt: createdAt.toISOString(),
  };
}
