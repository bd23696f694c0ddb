import { jsonColumn } from '../../database/json-column.ts';
import { ApiError, type ApiErrorCode } from '../../http/api-error.ts';
import { type CatalogueTransaction, recordChange } from '../audit.ts';
import { findWaitingRequest, type RequestSubject } from './find-request.ts';
import { addRequestImages } from './request-images.ts';

/** The error codes of `addRequest`. */
export const submitFailures = [
  'CONTENT.EXISTING_REQUEST',
  'CONTENT.REQUEST_ON_APPROVED',
] as const satisfies ApiErrorCode[];

interface NewRequest {
  subject: RequestSubject;
  /** Whether the subject differs from its approved version. */
  isChanged: boolean;
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
 * Adds a request for approval and returns its id. The transaction must have locked the subject. Throws an ApiError if a
 * request is waiting, or if everything has been approved already.
 */
export async function addRequest(
  trx: CatalogueTransaction,
  { subject, isChanged, content, images = [], ...request }: NewRequest,
): Promise<string> {
  if (await findWaitingRequest(trx, subject)) throw new ApiError('CONTENT.EXISTING_REQUEST');
  if (!isChanged) throw new ApiError('CONTENT.REQUEST_ON_APPROVED');
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
