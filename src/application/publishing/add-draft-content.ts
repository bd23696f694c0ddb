import type { NewDraftContent } from '../../domain/publishing/draft-content.ts';
import type { IdentityUser } from '../../domain/session/session.ts';
import type { DraftContents, UploadOptions } from '../ports/publishing/draft-contents.ts';
import { RestrictedUseCase } from '../session/restricted-use-case.ts';

/** Adds a language edition to a draft. */
export class AddDraftContent extends RestrictedUseCase<DraftContents> {
  /** `user`: the current user. */
  execute(user: IdentityUser | null, issueId: string, content: NewDraftContent, options?: UploadOptions) {
    return this.callAs(user, 'PUBLISHING', (contents) => contents.add(issueId, content, options));
  }
}
