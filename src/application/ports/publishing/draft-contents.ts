import type { DraftContentErrorCode } from '../../../domain/error-code.ts';
import type { Failure } from '../../../domain/failure.ts';
import type {
  DraftContent,
  DraftContentChanges,
  DraftPagesChanges,
  NewDraftContent,
} from '../../../domain/publishing/draft-content.ts';
import type { EntityVersion } from '../../../domain/publishing/entity-version.ts';
import type { Result } from '../../../domain/result.ts';

/** Uploads have no timeout, because a comic may have hundreds of megabytes. */
export interface UploadOptions {
  /** Called with the sent share (0 to 1). The service decodes the images after it has received all of them. */
  readonly onProgress?: (sentShare: number) => void;
  /** Cancels the upload, which then fails with a hidden failure. The service may have taken it in the meantime. */
  readonly signal?: AbortSignal;
}

/**
 * The language editions of drafts, and their pages. Images are JPEG, PNG, WebP, AVIF or GIF files. Every method fails
 * with ISSUE.NOT_FOUND, `failures.forbidden` for an issue of another publisher, or CONTENT.WAITING_APPROVAL while a
 * request is waiting. Changes name the version of the edition, and fail with REQUEST.VERSION_MISMATCH if it has another
 * one, or with CONTENT.NOT_FOUND if the issue has no such edition. A repeated upload thus adds its pages once. Page
 * numbers are counted from 1; unknown ones fail with CONTENT.INVALID_PAGE.
 */
export interface DraftContents {
  /** Fails with ISSUE.DUPLICATE_CONTENT if there is an edition in this language, or with CONTENT.INVALID_FILE. */
  add(
    issueId: string,
    content: NewDraftContent,
    options?: UploadOptions,
  ): Promise<Result<DraftContent, Failure<DraftContentErrorCode>>>;
  /** Fails with the codes of `add`. */
  change(
    issueId: string,
    content: EntityVersion,
    changes: DraftContentChanges,
    options?: UploadOptions,
  ): Promise<Result<DraftContent, Failure<DraftContentErrorCode>>>;
  /**
   * Adds pages after the last one, sorted by file name ('page-9' before 'page-10'). A file is an image, or a CBZ or ZIP
   * archive of images. Adds none if one file cannot be used (CONTENT.INVALID_FILE, whose message names it).
   */
  addPages(
    issueId: string,
    content: EntityVersion,
    files: readonly File[],
    options?: UploadOptions,
  ): Promise<Result<DraftContent, Failure<DraftContentErrorCode>>>;
  /** Replaces the image of a page and removes its panels. Fails with CONTENT.INVALID_FILE. */
  replacePage(
    issueId: string,
    content: EntityVersion,
    page: { readonly number: number; readonly file: File },
    options?: UploadOptions,
  ): Promise<Result<DraftContent, Failure<DraftContentErrorCode>>>;
  /** Sets panels, and then the order of the pages. */
  changePages(
    issueId: string,
    content: EntityVersion,
    changes: DraftPagesChanges,
  ): Promise<Result<DraftContent, Failure<DraftContentErrorCode>>>;
  /** The pages behind it move up. */
  removePage(
    issueId: string,
    content: EntityVersion,
    pageNumber: number,
  ): Promise<Result<DraftContent, Failure<DraftContentErrorCode>>>;
}
