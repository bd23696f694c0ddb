import type { EntityVersion } from '../../domain/publishing/entity-version.ts';
import type { IdentityUser } from '../../domain/session/session.ts';
import type { DraftContents } from '../ports/publishing/draft-contents.ts';
import { RestrictedUseCase } from '../session/restricted-use-case.ts';

/** Removes a page of a language edition. */
export class RemoveDraftPage extends RestrictedUseCase<DraftContents> {
  /** `user`: the current user. */
  execute(user: IdentityUser | null, issueId: string, content: EntityVersion, pageNumber: number) {
    return this.callAs(user, 'PUBLISHING', (contents) => contents.removePage(issueId, content, pageNumber));
  }
}
