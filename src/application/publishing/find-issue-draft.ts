import type { IdentityUser } from '../../domain/session/session.ts';
import type { IssueDrafts } from '../ports/publishing/issue-drafts.ts';
import { RestrictedUseCase } from '../session/restricted-use-case.ts';

/** Opens the draft of an issue. */
export class FindIssueDraft extends RestrictedUseCase<IssueDrafts> {
  /** `user`: the current user. */
  execute(user: IdentityUser | null, issueId: string) {
    return this.callAs(user, 'PUBLISHING', (drafts) => drafts.find(issueId));
  }
}
