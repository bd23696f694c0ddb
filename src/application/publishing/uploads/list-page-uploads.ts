import type { IdentityUser } from '../../../domain/session/session.ts';
import type { PageUploads } from '../../ports/publishing/page-uploads.ts';
import { RestrictedUseCase } from '../../session/restricted-use-case.ts';

/** Lists the uploads to a language edition with their states. */
export class ListPageUploads extends RestrictedUseCase<PageUploads> {
  /** `user`: the current user. */
  execute(user: IdentityUser | null, issueId: string, contentId: string) {
    return this.callAs(user, 'PUBLISHING', (uploads) => uploads.list(issueId, contentId));
  }
}
