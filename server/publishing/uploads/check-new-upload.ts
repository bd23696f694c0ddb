import { Metadata } from '@tus/server';
import { Type } from 'typebox';
import { Value } from 'typebox/value';
import { ApiError } from '../../http/api-error.ts';
import { invalidRequest } from '../../http/failures/invalid-request.ts';
import { Text } from '../../http/schema-types.ts';
import { uuidPattern } from '../../http/uuid.ts';
import { importLimits } from '../../media/import-limits.ts';
import { requireChangeable } from '../drafts/change-draft.ts';
import type { CatalogueActor } from '../publisher-scope.ts';
import type { UploadContext } from './process-upload.ts';
import type { UploadMetadata } from './upload-folder.ts';

const NewUpload = Type.Object({
  contentId: Type.String({ pattern: uuidPattern.source }),
  filename: Text(1, 255),
  pageNumber: Type.Optional(Type.String({ pattern: '^[1-9][0-9]{0,4}$' })),
});

/** An account that begins more uploads without finishing them would fill the disk. */
const maxUnfinished = 1000;
const maxUnfinishedBytes = 10 * importLimits.maxTotalBytes;

/** Reads the metadata of a new upload. Throws an ApiError if it is invalid, or the caller may not add pages there. */
export async function checkNewUpload(
  { database }: UploadContext,
  caller: CatalogueActor,
  header: string,
): Promise<UploadMetadata> {
  const fields = parse(header);
  if (!Value.Check(NewUpload, fields)) {
    const [error] = Value.Errors(NewUpload, fields);
    throw invalidRequest(error?.instancePath.slice(1) || 'upload-metadata');
  }
  const contentId = fields.contentId.toLowerCase();
  const content = await database
    .selectFrom('publishing.draft_content')
    .select('issueId')
    .where('id', '=', contentId)
    .executeTakeFirst();
  if (!content) throw new ApiError('CONTENT.NOT_FOUND');
  await requireChangeable(database, { caller, issueId: content.issueId });
  const { count, bytes } = await database
    .selectFrom('publishing.upload')
    .select(({ fn }) => [fn.countAll<string>().as('count'), fn.sum<string | null>('bytes').as('bytes')])
    .where('createdBy', '=', caller.uuid)
    .where('state', 'not in', ['stored', 'failed'])
    .executeTakeFirstOrThrow();
  if (Number(count) >= maxUnfinished || Number(bytes) > maxUnfinishedBytes)
    throw new ApiError('UPLOAD.TOO_MANY');
  const { filename: fileName, pageNumber = null } = fields;
  return { contentId, fileName, pageNumber, createdBy: caller.uuid };
}

function parse(header: string): Record<string, string | null> {
  try {
    return Metadata.parse(header);
  } catch {
    throw invalidRequest('upload-metadata');
  }
}
