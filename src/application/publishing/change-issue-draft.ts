import type { EntityVersion } from '../../domain/publishing/entity-version.ts';
import type { IssueDraftDetails } from '../../domain/publishing/issue-draft.ts';
import type { IdentityUser } from '../../domain/session/session.ts';
import type { IssueDrafts } from '../ports/publishing/issue-drafts.ts';
import { RestrictedUseCase } from '../session/restricted-use-case.ts';

/** Changes details of a draft. Readers get them after the next approval. */
export class ChangeIssueDraft extends RestrictedUseCase<IssueDrafts> {
  /** `user`: the current user. */
  execute(user: IdentityUser | null, issue: EntityVersion, changes: Partial<IssueDraftDetails>) {
    return this.callAs(user, 'PUBLISHING', (drafts) => drafts.change(issue, changes));
  }
}
