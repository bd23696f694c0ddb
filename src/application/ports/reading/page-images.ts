import type { Failure } from '../../../domain/failure.ts';
import type { Size } from '../../../domain/reading/page-size.ts';
import type { Result } from '../../../domain/result.ts';

/** A decoded page, ready to be shown within the next frame. Its size is in device pixels. */
export interface PageImage extends Size {
  /** Lives in one place of the document at a time, and fills it. */
  readonly element: HTMLElement;
  /** Gives its memory back. It shows nothing from then on. */
  release(): void;
}

export interface PageImageRequest {
  readonly address: string;
  /** What the picture is scaled to, in device pixels. */
  readonly size: Size;
  /** True for a page that somebody is waiting for. */
  readonly isUrgent: boolean;
  /** Abandons the loading; its outcome is then a failure that is hidden. */
  readonly signal: AbortSignal;
}

/** Fetches and decodes pages. A refused address (old, or without the right) is `forbidden`. */
export interface PageImages {
  /** Called while an issue is being opened: whatever takes time before a first page can load. */
  prepare(): void;
  load(request: PageImageRequest): Promise<Result<PageImage, Failure>>;
}
