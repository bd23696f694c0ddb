import type { CopyVersion } from '../../domain/publishing/issue-draft.ts';
import type { IdentityUser } from '../../domain/session/session.ts';
import type { IssueDrafts } from '../ports/publishing/issue-drafts.ts';
import { RestrictedUseCase } from '../session/restricted-use-case.ts';

/** Asks staff to approve a draft. */
export class SubmitIssueDraft extends RestrictedUseCase<IssueDrafts> {
  /** `user`: the current user. */
  execute(user: IdentityUser | null, issue: CopyVersion) {
    return this.callAs(user, 'PUBLISHING', (drafts) => drafts.submit(issue));
  }
}
