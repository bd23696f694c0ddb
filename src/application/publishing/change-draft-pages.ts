import type { DraftPagesChanges } from '../../domain/publishing/draft-content.ts';
import type { EntityVersion } from '../../domain/publishing/entity-version.ts';
import type { IdentityUser } from '../../domain/session/session.ts';
import type { DraftContents } from '../ports/publishing/draft-contents.ts';
import { RestrictedUseCase } from '../session/restricted-use-case.ts';

/** Sets the panels of pages, and the order of pages. */
export class ChangeDraftPages extends RestrictedUseCase<DraftContents> {
  /** `user`: the current user. */
  execute(user: IdentityUser | null, issueId: string, content: EntityVersion, changes: DraftPagesChanges) {
    return this.callAs(user, 'PUBLISHING', (contents) => contents.changePages(issueId, content, changes));
  }
}
