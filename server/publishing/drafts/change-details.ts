import type { Database } from '../../database/database.ts';
import { jsonColumn } from '../../database/json-column.ts';
import { requireVersion } from '../../http/if-match.ts';
import { type CatalogueTransaction, changedFields, recordChange } from '../audit.ts';
import { explainTakenName } from '../explain-taken-name.ts';
import { changeDraft, type DraftEditor } from './change-draft.ts';
import type { NewIssue } from './create-draft.ts';
import { checkDetails } from './issue-details.ts';

/** Changes details of a working copy. `ifMatch`: the versions that the caller has seen. Throws an ApiError. */
export function changeDetails(
  database: Database,
  editor: DraftEditor,
  changes: Partial<NewIssue>,
  ifMatch: string | undefined,
): Promise<void> {
  const { issueId, caller } = editor;
  const change = (trx: CatalogueTransaction) =>
    changeDraft(trx, editor, async (draft) => {
      requireVersion(ifMatch, draft.version);
      if (Object.keys(changedFields(draft, changes)).length === 0) return;
      const { contributors, ...details } = changes;
      await checkDetails(trx, { issueId, publisherId: draft.publisherId, details });
      await trx
        .updateTable('publishing.draft')
        .set({
          ...details,
          ...(contributors && { contributors: jsonColumn(contributors) }),
          version: draft.version + 1,
          copyVersion: draft.copyVersion + 1,
          isChanged: true,
          updatedAt: new Date(),
        })
        .where('issueId', '=', issueId)
        .execute();
      await recordChange(trx, {
        actorId: caller.uuid,
        action: 'changed',
        subject: { kind: 'issue', id: issueId },
        before: draft,
        after: changes,
      });
    });
  return database.transaction().execute(change).catch(explainTakenName);
}
