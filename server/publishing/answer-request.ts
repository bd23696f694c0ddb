import type { Database } from '../database/database.ts';
import type { RequestKind } from '../database/publishing-tables.ts';
import { ApiError, type ApiErrorCode } from '../http/api-error.ts';
import { type CatalogueTransaction, recordChange } from './audit.ts';
import { lockDraft } from './drafts/change-draft.ts';
import { explainTakenSlug } from './drafts/issue-details.ts';
import { publishIssue } from './drafts/publish-issue.ts';

/** The error codes of `answerRequest`. */
export const answerFailures = [
  'CONTENT.NO_REQUEST',
  'CONTENT.REQUEST_ON_APPROVED',
  'ISSUE.EXISTING_SLUG',
] as const satisfies ApiErrorCode[];

interface RequestAnswer {
  requestId: string;
  /** Null for an approval. */
  rejectionReason: string | null;
  answeredBy: string;
}

/** Publishes the subject of an approved request. */
const publishByKind: Record<
  RequestKind,
  (trx: CatalogueTransaction, id: string, now: Date) => Promise<void>
> = {
  issue: async (trx, id, now) => publishIssue(trx, await lockDraft(trx, id), now),
  series: async () => {},
  publisher: async () => {},
};

/**
 * Approves or rejects a request. An approval publishes its subject in the same transaction. Throws an ApiError if the
 * request does not exist or was answered already.
 */
export function answerRequest(
  database: Database,
  { requestId, rejectionReason, answeredBy }: RequestAnswer,
  now = new Date(),
): Promise<void> {
  return database
    .transaction()
    .execute(async (trx) => {
      const request = await trx
        .selectFrom('publishing.request')
        .select(['kind', 'subjectId', 'state'])
        .where('id', '=', requestId)
        .forUpdate()
        .executeTakeFirst();
      if (request?.state === 'approved') throw new ApiError('CONTENT.REQUEST_ON_APPROVED');
      if (request?.state !== 'waiting') throw new ApiError('CONTENT.NO_REQUEST');
      const state = rejectionReason === null ? 'approved' : 'rejected';
      await trx
        .updateTable('publishing.request')
        .set({ state, reason: rejectionReason, answeredBy, answeredAt: now })
        .where('id', '=', requestId)
        .execute();
      if (state === 'approved') await publishByKind[request.kind](trx, request.subjectId, now);
      await recordChange(trx, {
        actorId: answeredBy,
        action: state,
        subject: { kind: request.kind, id: request.subjectId },
        before: null,
        after: { request: requestId, ...(rejectionReason !== null && { reason: rejectionReason }) },
      });
    })
    .catch(explainTakenSlug);
}
