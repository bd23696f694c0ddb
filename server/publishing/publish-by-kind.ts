import { lockDraft } from './drafts/change-draft.ts';
import { publishIssue } from './drafts/publish-issue.ts';
import { submittedIssueOf } from './drafts/submit-issue.ts';
import type { PublisherAccounts } from './publisher-accounts.ts';
import { publishPublisher } from './publishers/change-publisher.ts';
import { createPublisher, type PublisherApplicant } from './publishers/create-publisher.ts';
import type { PublishByKind } from './requests/answer-request.ts';
import { publishSeries } from './series/publish-series.ts';

/** What an approval does for each kind of request. A request of an applicant has no publisher. */
export const createPublishByKind = (accounts: PublisherAccounts): PublishByKind => ({
  issue: async (trx, { subjectId, content }, { now }) =>
    publishIssue(trx, await lockDraft(trx, subjectId), {
      now,
      submitted: submittedIssueOf(content),
    }),
  series: async (trx, { subjectId, publisherId, content }, { answeredBy }) => {
    if (publisherId === null) throw new Error('A series without a publisher was approved.');
    await publishSeries(trx, { id: subjectId, publisherId, proposal: content, actorId: answeredBy });
  },
  publisher: async (trx, { subjectId, publisherId, content, submittedBy }, { answeredBy }) => {
    if (publisherId !== null)
      return publishPublisher(trx, { publisherId, changes: content, actorId: answeredBy });
    // `submitApplication` writes the content, which never changes.
    const fields = content as unknown as PublisherApplicant;
    await createPublisher(trx, accounts, {
      id: subjectId,
      fields,
      ownerId: submittedBy,
      actorId: answeredBy,
    });
  },
});
