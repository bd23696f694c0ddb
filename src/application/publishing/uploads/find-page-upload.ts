import type { IdentityUser } from '../../../domain/session/session.ts';
import type { PageUploads } from '../../ports/publishing/page-uploads.ts';
import { RestrictedUseCase } from '../../session/restricted-use-case.ts';

/** Returns how far an upload of the user is. */
export class FindPageUpload extends RestrictedUseCase<PageUploads> {
  /** `user`: the current user. */
  execute(user: IdentityUser | null, uploadId: string) {
    return this.callAs(user, 'PUBLISHING', (uploads) => uploads.find(uploadId));
  }
}
