import type { ImageRow } from '../database/image-row.ts';
import type { Picture } from './schemas.ts';

/** Makes the addresses of stored images. */
export interface Pictures {
  coverPicture(image: ImageRow): Picture;
  /** `query`: what `pageSigner` gives for this page. */
  pagePicture(page: { id: string } & ImageRow, query: string): Picture;
  /** Creates a function that signs page addresses for one session. */
  pageSigner(session: string, expiresAt: Date): (pageId: string) => string;
  /** Rounded, so that a page keeps its address for a while. */
  pageAddressExpiry(now: Date): Date;
}
