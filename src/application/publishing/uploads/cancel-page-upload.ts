import type { IdentityUser } from '../../../domain/session/session.ts';
import type { PageUploads } from '../../ports/publishing/page-uploads.ts';
import { RestrictedUseCase } from '../../session/restricted-use-case.ts';

/** Removes an upload of the user. */
export class CancelPageUpload extends RestrictedUseCase<PageUploads> {
  /** `user`: the current user. */
  execute(user: IdentityUser | null, uploadId: string) {
    return this.callAs(user, 'PUBLISHING', (uploads) => uploads.cancel(uploadId));
  }
}
