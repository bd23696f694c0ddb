import { type Selectable, sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import type { RequestKind, RequestTable } from '../../database/publishing-tables.ts';
import type { Caller } from '../../http/access.ts';
import { includesCaller } from '../../http/access-sets.ts';
import { ApiError, type ApiErrorCode } from '../../http/api-error.ts';
import { recordEvent } from '../../webhooks/record-event.ts';
import { type CatalogueTransaction, recordChange } from '../audit.ts';
import { explainTakenName } from '../explain-taken-name.ts';
import { requestAccess } from './request-access.ts';

/** The error codes of `answerRequest`. */
export const answerFailures = [
  'CONTENT.NO_REQUEST',
  'CONTENT.ANSWERED_REQUEST',
  'ISSUE.EXISTING_SLUG',
  'ISSUE.DUPLICATE_CONTENT',
  'SERIES.EXISTING_SLUG',
  'PUBLISHER.EXISTING_USERNAME',
  'USER.NOT_FOUND',
  'USER.PARENT_PERMISSION',
] as const satisfies ApiErrorCode[];

interface RequestAnswer {
  requestId: string;
  /** Null for an approval. */
  rejectionReason: string | null;
  caller: Caller;
}

export type ApprovedRequest = Pick<
  Selectable<RequestTable>,
  'subjectId' | 'publisherId' | 'content' | 'submittedBy'
>;

/** Publishes the subject of an approved request, for each kind of request. */
export type PublishByKind = Record<
  RequestKind,
  (
    trx: CatalogueTransaction,
    request: ApprovedRequest,
    approval: { now: Date; answeredBy: string },
  ) => Promise<void>
>;

/**
 * Approves or rejects a request. An approval publishes its subject in the same transaction. Throws an ApiError if the
 * request does not exist or was answered already, if the caller may not answer requests of its kind, or if its subject can
 * no longer be published.
 */
export function answerRequest(
  { database, publishByKind }: { database: Database; publishByKind: PublishByKind },
  { requestId, rejectionReason, caller }: RequestAnswer,
  now = new Date(),
): Promise<void> {
  const answeredBy = caller.uuid;
  return database
    .transaction()
    .execute(async (trx) => {
      const request = await trx
        .selectFrom('publishing.request')
        .select(['kind', 'subjectId', 'publisherId', 'name', 'state', 'content', 'submittedBy'])
        .where('id', '=', requestId)
        .forUpdate()
        .executeTakeFirst();
      if (request && !includesCaller(requestAccess[request.kind].staff, caller))
        throw new ApiError('ACCESS.FORBIDDEN');
      if (!request) throw new ApiError('CONTENT.NO_REQUEST');
      if (request.state !== 'waiting') throw new ApiError('CONTENT.ANSWERED_REQUEST');
      const state = rejectionReason === null ? 'approved' : 'rejected';
      await trx
        .updateTable('publishing.request')
        .set({
          state,
          reason: rejectionReason,
          answeredBy,
          answeredAt: now,
          // The number is needed for the answer only. An approved publisher has its own.
          content: sql`content - 'taxNumber'`,
        })
        .where('id', '=', requestId)
        .execute();
      if (state === 'approved') await publishByKind[request.kind](trx, request, { now, answeredBy });
      await recordChange(trx, {
        actorId: answeredBy,
        action: state,
        subject: { kind: request.kind, id: request.subjectId },
        before: null,
        after: { request: requestId, ...(rejectionReason !== null && { reason: rejectionReason }) },
      });
      const { kind, subjectId, name, publisherId } = request;
      // An applicant has no publisher, and so no webhooks.
      if (publisherId === null) return;
      await recordEvent(trx, {
        type: 'request.answered',
        publisherId,
        data: { requestId, kind, subjectId, name, state, reason: rejectionReason },
        occurredAt: now,
      });
    })
    .catch(explainTakenName);
}
