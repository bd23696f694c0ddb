import { requireActivePublisher } from '../../catalogue/not-offered.ts';
import type { Database } from '../../database/database.ts';
import { jsonColumn } from '../../database/json-column.ts';
import type { DraftContributor, IssueDetails } from '../../database/publishing-tables.ts';
import type { Caller } from '../../http/access.ts';
import { recordChange } from '../audit.ts';
import { explainTakenName } from '../explain-taken-name.ts';
import { requireEditor } from '../publisher-scope.ts';
import { checkDetails } from './issue-details.ts';

export interface NewIssue extends IssueDetails {
  contributors: readonly DraftContributor[];
}

/**
 * Adds the working copy of a new issue and returns its id. Throws an ApiError if the publisher is unknown, inactive or
 * not the caller's, or if the details are not possible.
 */
export async function createDraft(
  { database, caller }: { database: Database; caller: Caller },
  publisherId: string,
  issue: NewIssue,
): Promise<string> {
  await requireActivePublisher(database, publisherId);
  await requireEditor(database, caller, publisherId);
  const { contributors, ...details } = issue;
  return database
    .transaction()
    .execute(async (trx) => {
      await checkDetails(trx, { issueId: null, publisherId, details });
      const { issueId } = await trx
        .insertInto('publishing.draft')
        .values({ ...details, publisherId, contributors: jsonColumn(contributors) })
        .returning('issueId')
        .executeTakeFirstOrThrow();
      await recordChange(trx, {
        actorId: caller.uuid,
        action: 'created',
        subject: { kind: 'issue', id: issueId },
        before: null,
        after: { ...issue, publisherId },
      });
      return issueId;
    })
    .catch(explainTakenName);
}
