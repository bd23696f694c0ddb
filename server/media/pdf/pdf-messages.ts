import type { ImportFailure } from '../import-failure.ts';

/** Messages from the platform to the process that renders a PDF, and its answers. */
export interface PdfRequest {
  /** A path that is not valid UTF-8 is a Buffer. */
  path: string | Buffer;
  /** Counted from 1. Null asks for the number of pages. */
  pageNumber: number | null;
}

export type PdfAnswer =
  | { pagesCount: number }
  | { image: Uint8Array }
  /** Of an ImportFailure. */
  | { failure: Pick<ImportFailure, 'reason' | 'problem'> };
