import type { UploadPlace } from '../../../domain/publishing/page-upload.ts';
import type { IdentityUser } from '../../../domain/session/session.ts';
import type { UploadOptions } from '../../ports/publishing/draft-contents.ts';
import type { PageUploads } from '../../ports/publishing/page-uploads.ts';
import { RestrictedUseCase } from '../../session/restricted-use-case.ts';

/** Sends a file with pages to a language edition, and continues after lost connections. */
export class SendPageFile extends RestrictedUseCase<PageUploads> {
  /** `user`: the current user. */
  execute(user: IdentityUser | null, file: File, place: UploadPlace, options?: UploadOptions) {
    return this.callAs(user, 'PUBLISHING', (uploads) => uploads.send(file, place, options));
  }
}
