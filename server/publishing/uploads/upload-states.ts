import { stat } from 'node:fs/promises';
import type { Selectable } from 'kysely';
import { type Static, Type } from 'typebox';
import type { UploadTable } from '../../database/publishing-tables.ts';
import { nullIfMissing } from '../../errors/error-facts.ts';
import type { ApiErrorCode } from '../../http/api-error.ts';
import type { Language } from '../../http/language.ts';
import { apiErrorMessage, notProcessedMessage } from '../../http/messages.ts';
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
    failure: Nullable(Type.String(), {
      description: 'The error code if it failed. UNEXPECTED: the platform could not process it.',
    }),
    failureMessage: Nullable(Type.String(), { description: 'Why it failed, for people.' }),
    createdAt: Instant,
  },
  { title: 'UploadState' },
);

/** Lists the uploads of a language edition, the newest first. Throws an ApiError if the caller may not see it. */
export async function listUploads(
  { database, folder }: UploadContext,
  { caller, issueId }: DraftEditor,
  contentId: string,
  language: Language,
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
  return Promise.all(rows.map((row) => toUploadState(folder, row, language)));
}

export async function toUploadState(
  folder: UploadFolder,
  upload: Selectable<UploadTable>,
  language: Language,
): Promise<Static<typeof UploadState>> {
  const { id, fileName, pageNumber, bytes, state, failure, createdAt } = upload;
  const file = state === 'uploading' ? await nullIfMissing(stat(folder.pathOf(id))) : null;
  return {
    externalId: id,
    fileName,
    pageNumber,
    bytes: Number(bytes),
    receivedBytes: state === 'uploading' ? (file?.size ?? 0) : Number(bytes),
    state,
    failure,
    failureMessage: failureMessageOf(upload, language),
    createdAt: createdAt.toISOString(),
  };
}

/** The error code of an upload whose processing failed again and again. */
export const notProcessed = 'UNEXPECTED' satisfies ApiErrorCode;

function failureMessageOf(
  { fileName, failure, failureDetails }: Selectable<UploadTable>,
  language: Language,
): string | null {
  if (failure === null) return null;
  if (failure === notProcessed) return notProcessedMessage(fileName, language);
  // Uploads that failed before details were stored have none.
  const details = failureDetails ?? { file: fileName, fileProblem: 'unusable' };
  // `processUpload` stores only error codes.
  return apiErrorMessage({ code: failure as ApiErrorCode, details }, language);
}
