import type { IdentityUser } from '../../domain/session/session.ts';
import type { IssueDrafts } from '../ports/publishing/issue-drafts.ts';
import { RestrictedUseCase } from '../session/restricted-use-case.ts';

/** Checks whether an issue has a slug already. */
export class CheckIssueSlug extends RestrictedUseCase<IssueDrafts> {
  /** `user`: the current user. */
  execute(user: IdentityUser | null, slug: string) {
    return this.callAs(user, 'PUBLISHING', (drafts) => drafts.isSlugTaken(slug));
  }
}
