import { jsonColumn } from '../../database/json-column.ts';
import { ApiError } from '../../http/api-error.ts';
import { type CatalogueTransaction, recordChange } from '../audit.ts';
import type { RequestSubject } from './find-request.ts';
import { addRequestImages } from './request-images.ts';

interface NewRequest {
  subject: RequestSubject;
  differsFromApproved: boolean;
  /** Null for a publisher that does not exist yet. */
  publisherId: string | null;
  name: string;
  /** What staff will approve or reject. */
  content: Record<string, unknown>;
  /** The hashes of the images that the content names and that are not public yet. */
  images?: readonly string[];
  submittedBy: string;
}

/**
 * Adds a request for approval and returns its id. The transaction must have locked the subject and checked that no other
 * request is waiting. Throws the ApiError CONTENT.REQUEST_ON_APPROVED if nothing differs.
 */
export async function addRequest(
  trx: CatalogueTransaction,
  { subject, differsFromApproved, content, images = [], ...request }: NewRequest,
): Promise<string> {
  if (!differsFromApproved) throw new ApiError('CONTENT.REQUEST_ON_APPROVED');
  const { id } = await trx
    .insertInto('publishing.request')
    .values({ ...request, kind: subject.kind, subjectId: subject.id, content: jsonColumn(content) })
    .returning('id')
    .executeTakeFirstOrThrow();
  await addRequestImages(trx, id, images);
  await recordChange(trx, {
    actorId: request.submittedBy,
    action: 'submitted',
    subject,
    before: null,
    after: { request: id },
  });
  return id;
}
