import type { ImageRow } from '../media/images/image-row.ts';
import type { Picture } from './schemas.ts';

/** Makes the addresses of stored images. */
export interface Pictures {
  coverPicture(image: ImageRow): Picture;
  /** Signed for one reader. */
  pagePicture(page: { id: string } & ImageRow, reader: string, expiresAt: Date): Picture;
  /** Rounded, so that a page keeps its address for a while. */
  pageAddressExpiry(now: Date): Date;
}
