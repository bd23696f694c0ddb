/**
 * 'uploading': some bytes are missing. 'received': it is complete. 'checked': its format is known. 'decoded': every page
 * could be decoded. 'stored': the pages are in the edition. 'failed': nothing was changed.
 */
export type PageUploadState = 'uploading' | 'received' | 'checked' | 'decoded' | 'stored' | 'failed';

/** An image, or a CBZ or ZIP archive of images, that is sent to a language edition of a draft. */
export interface PageUpload {
  readonly id: string;
  readonly fileName: string;
  /** The page that it replaces, counted from 1. Null if its pages are added. */
  readonly pageNumber: number | null;
  /** Of the complete file. */
  readonly bytes: number;
  readonly receivedBytes: number;
  readonly state: PageUploadState;
  /** The error code if it failed. */
  readonly failure: string | null;
  /** Why it failed, in the language of the app. */
  readonly failureMessage: string | null;
  readonly createdAt: string;
}

/** Where the pages of a file go. */
export interface UploadPlace {
  /** The language edition. */
  readonly contentId: string;
  /** The page that an image replaces, counted from 1. Absent: the pages are added after the last one. */
  readonly pageNumber?: number;
}

export const isSettled = ({ state }: Pick<PageUpload, 'state'>): boolean =>
  state === 'stored' || state === 'failed';
