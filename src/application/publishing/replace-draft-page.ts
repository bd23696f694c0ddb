import type { EntityVersion } from '../../domain/publishing/entity-version.ts';
import type { IdentityUser } from '../../domain/session/session.ts';
import type { DraftContents, UploadOptions } from '../ports/publishing/draft-contents.ts';
import { RestrictedUseCase } from '../session/restricted-use-case.ts';

/** Replaces the image of a page. */
export class ReplaceDraftPage extends RestrictedUseCase<DraftContents> {
  /** `user`: the current user. */
  execute(
    user: IdentityUser | null,
    issueId: string,
    content: EntityVersion,
    page: { readonly number: number; readonly file: File },
    options?: UploadOptions,
  ) {
    return this.callAs(user, 'PUBLISHING', (contents) =>
      contents.replacePage(issueId, content, page, options),
    );
  }
}
