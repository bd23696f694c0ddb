import type { Selectable } from 'kysely';
import type { Database } from '../../database/database.ts';
import type { DraftTable } from '../../database/publishing-tables.ts';
import type { ApiErrorCode } from '../../http/api-error.ts';
import type { CatalogueTransaction } from '../audit.ts';
import { type CatalogueActor, requireEditor } from '../publisher-scope.ts';
import { requireNoWaitingRequest } from '../requests/find-request.ts';
import { openDraft } from './open-draft.ts';

export type Draft = Selectable<DraftTable>;

/** The error codes of `changeDraft`. ACCESS.FORBIDDEN belongs to the access of the route. */
export const draftFailures = [
  'ISSUE.NOT_FOUND',
  'CONTENT.WAITING_APPROVAL',
  'REQUEST.VERSION_MISMATCH',
] as const satisfies ApiErrorCode[];

/** Who works on the working copy of which issue. */
export interface DraftEditor {
  caller: CatalogueActor;
  issueId: string;
}

type DraftChange<T> = (draft: Draft) => Promise<T>;

/**
 * Changes the working copy of an issue, which it locks. Throws an ApiError if the issue does not exist, the caller may
 * not change it, or it waits for an approval: staff must approve what they have seen. Rule 95.
 */
export async function changeDraft<T>(
  trx: CatalogueTransaction,
  { caller, issueId }: DraftEditor,
  change: DraftChange<T>,
): Promise<T> {
  const draft = await lockDraft(trx, issueId);
  await requireEditor(trx, caller, draft.publisherId);
  await requireNoWaitingRequest(trx, { kind: 'issue', id: issueId });
  return change(draft);
}

/**
 * Checks, before a large body is read, that the caller may change the issue. Creates the working copy if needed. Throws
 * like `changeDraft`.
 */
export const requireChangeable = (database: Database, editor: DraftEditor): Promise<void> =>
  database.transaction().execute((trx) => changeDraft(trx, editor, async () => {}));

/** Opens the working copy for reading. Throws an ApiError if the issue does not exist or the caller may not see it. */
export function openDraftFor(database: Database, { caller, issueId }: DraftEditor): Promise<void> {
  return database.transaction().execute(async (trx) => {
    const draft = await lockDraft(trx, issueId);
    await requireEditor(trx, caller, draft.publisherId);
  });
}

export async function lockDraft(trx: CatalogueTransaction, issueId: string): Promise<Draft> {
  await openDraft(trx, issueId);
  return trx
    .selectFrom('publishing.draft')
    .selectAll()
    .where('issueId', '=', issueId)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

/** Records that the working copy differs from the published version. */
export const markChanged = (trx: CatalogueTransaction, issueId: string) =>
  trx
    .updateTable('publishing.draft')
    .set(({ eb }) => ({
      isChanged: true,
      copyVersion: eb('copyVersion', '+', 1),
      updatedAt: new Date(),
    }))
    .where('issueId', '=', issueId)
    .execute();
