import type { NewIssueDraft } from '../../domain/publishing/issue-draft.ts';
import type { IdentityUser } from '../../domain/session/session.ts';
import type { IssueDrafts } from '../ports/publishing/issue-drafts.ts';
import { RestrictedUseCase } from '../session/restricted-use-case.ts';

/** Creates a draft of a new issue for a publisher that the user is a member of. */
export class CreateIssueDraftAsPublisher extends RestrictedUseCase<IssueDrafts> {
  /** `user`: the current user. */
  execute(user: IdentityUser | null, publisherId: string, issue: NewIssueDraft) {
    return this.callAs(user, 'PUBLISHING_PARTNER', (drafts) => drafts.createAsPublisher(publisherId, issue));
  }
}
