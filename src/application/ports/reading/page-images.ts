import type { Failure } from '../../../domain/failure.ts';
import type { Size } from '../../../domain/reading/page-size.ts';
import type { Result } from '../../../domain/result.ts';

/** A decoded page that the next frame can show. Its size is in device pixels. */
export interface PageImage extends Size {
  /** Can be in only one place of the document. It fills its container. */
  readonly element: HTMLElement;
  /** Frees the memory. The page is blank afterwards. */
  release(): void;
}

export interface PageImageRequest {
  readonly address: string;
  /** The size to scale to, in device pixels. */
  readonly size: Size;
  /** True if the reader is waiting for the page. */
  readonly isUrgent: boolean;
  /** Cancels the request. The outcome is then a hidden failure. */
  readonly signal: AbortSignal;
}

/** Fetches and decodes pages. Fails with `failures.forbidden` if the address has expired or the reader may not read. */
export interface PageImages {
  /** Starts slow preparations. The app calls it while it opens an issue. */
  prepare(): void;
  load(request: PageImageRequest): Promise<Result<PageImage, Failure>>;
}
