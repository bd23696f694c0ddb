import type { PictureAnswer } from '../catalogue/schemas.ts';
import type { SharedPicture } from './page-metadata.ts';

/** The maximum width of previews, in pixels. Smaller images keep their width. */
const maxWidth = 1200;

export function sharedPicture(picture: PictureAnswer, altText: string): SharedPicture {
  const width = Math.min(maxWidth, picture.width);
  return {
    address: picture.address.replace('{width}', String(maxWidth)),
    width,
    height: Math.round((picture.height * width) / picture.width),
    altText,
  };
}
