import type { PageUploadErrorCode } from '../../../domain/error-code.ts';
import type { Failure } from '../../../domain/failure.ts';
import type { PageUpload, UploadPlace } from '../../../domain/publishing/page-upload.ts';
import type { Result } from '../../../domain/result.ts';
import type { UploadOptions } from './draft-contents.ts';

/**
 * Uploads of pages that survive lost connections. The service adds the pages of a file when it is complete, so files that
 * are sent at the same time can be added in any order. It keeps the state of an upload for 24 hours.
 */
export interface PageUploads {
  /**
   * Sends a file, and continues after lost connections where the service has stopped receiving it. Returns once all bytes
   * have arrived; `find` returns how the file is processed. If it fails, for example because there was no network for
   * several minutes or the caller has cancelled it, the next call with the same `File` continues. Fails with
   * CONTENT.NOT_FOUND for an unknown edition, `failures.forbidden` for one of another publisher,
   * CONTENT.WAITING_APPROVAL while a request is waiting, UPLOAD.TOO_MANY, or UPLOAD.NOT_FOUND if it was cancelled with
   * `cancel`. `onProgress` is called with the share of the whole file, which can be lower after a lost connection.
   */
  send(
    file: File,
    place: UploadPlace,
    options?: UploadOptions,
  ): Promise<Result<PageUpload, Failure<PageUploadErrorCode>>>;
  /** An own upload. Fails with UPLOAD.NOT_FOUND. */
  find(uploadId: string): Promise<Result<PageUpload, Failure<PageUploadErrorCode>>>;
  /** The uploads to a language edition, by all its editors, newest first. Fails with ISSUE.NOT_FOUND. */
  list(
    issueId: string,
    contentId: string,
  ): Promise<Result<readonly PageUpload[], Failure<PageUploadErrorCode>>>;
  /** Removes an own upload. Pages that are in the edition already stay there. Fails with UPLOAD.NOT_FOUND. */
  cancel(uploadId: string): Promise<Result<void, Failure<PageUploadErrorCode>>>;
}
