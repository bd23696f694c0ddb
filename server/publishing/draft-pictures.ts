import type { PictureAddresses } from '../catalogue/picture-addresses.ts';
import type { Caller } from '../http/access.ts';

/** Creates the addresses of images that readers may not see yet, for one session. */
export interface DraftPictures {
  pictures: PictureAddresses;
  sign(imageId: string): string;
  expiresAt: Date;
}

export function openDraftPictures(pictures: PictureAddresses, { session }: Caller): DraftPictures {
  const expiresAt = pictures.pageAddressExpiry(new Date());
  return { pictures, sign: pictures.createPageSigner(session.id, expiresAt), expiresAt };
}
