import type { DraftContentChanges } from '../../domain/publishing/draft-content.ts';
import type { EntityVersion } from '../../domain/publishing/entity-version.ts';
import type { IdentityUser } from '../../domain/session/session.ts';
import type { DraftContents, UploadOptions } from '../ports/publishing/draft-contents.ts';
import { RestrictedUseCase } from '../session/restricted-use-case.ts';

/** Changes the texts or the cover of a language edition. */
export class ChangeDraftContent extends RestrictedUseCase<DraftContents> {
  /** `user`: the current user. */
  execute(
    user: IdentityUser | null,
    issueId: string,
    content: EntityVersion,
    changes: DraftContentChanges,
    options?: UploadOptions,
  ) {
    return this.callAs(user, 'PUBLISHING', (contents) => contents.change(issueId, content, changes, options));
  }
}
