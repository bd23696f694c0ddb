import type { ImageRow } from '../database/image-row.ts';
import type { PictureAnswer } from './schemas.ts';

/** Creates the addresses of stored images. */
export interface PictureAddresses {
  coverPicture(image: ImageRow): PictureAnswer;
  /** `query`: the signature that `createPageSigner` returns for this page. */
  pagePicture(page: { id: string } & ImageRow, query: string): PictureAnswer;
  /** Creates a function that signs page addresses for one session, or for visitors if it is null. */
  createPageSigner(session: string | null, expiresAt: Date): (pageId: string) => string;
  /** Rounded, so a page keeps its address for some time and browsers can cache it. */
  pageAddressExpiry(now: Date): Date;
}
