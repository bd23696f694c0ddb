import type { EntityVersion } from '../../domain/publishing/entity-version.ts';
import type { IdentityUser } from '../../domain/session/session.ts';
import type { DraftContents, UploadOptions } from '../ports/publishing/draft-contents.ts';
import { RestrictedUseCase } from '../session/restricted-use-case.ts';

/** Adds pages after the last one of a language edition. */
export class AddDraftPages extends RestrictedUseCase<DraftContents> {
  /** `user`: the current user. */
  execute(
    user: IdentityUser | null,
    issueId: string,
    content: EntityVersion,
    files: readonly File[],
    options?: UploadOptions,
  ) {
    return this.callAs(user, 'PUBLISHING', (contents) => contents.addPages(issueId, content, files, options));
  }
}
