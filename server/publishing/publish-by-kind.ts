import { lockDraft } from './drafts/change-draft.ts';
import { publishIssue } from './drafts/publish-issue.ts';
import type { PublishByKind } from './requests/answer-request.ts';

/** What an approval does for each kind of request. */
export const publishByKind: PublishByKind = {
  issue: async (trx, { subjectId }, { now }) => publishIssue(trx, await lockDraft(trx, subjectId), now),
  series: async () => {},
  publisher: async () => {},
};
