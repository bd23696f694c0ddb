import type { PictureAnswer } from '../catalogue/schemas.ts';
import type { SharedPicture } from './finding.ts';

/** As wide as previews show it; an image that is smaller comes as it is. */
const mostWide = 1200;

export function sharedPicture(picture: PictureAnswer, alternative: string): SharedPicture {
  const width = Math.min(mostWide, picture.width);
  return {
    address: picture.address.replace('{width}', String(mostWide)),
    width,
    height: Math.round((picture.height * width) / picture.width),
    alternative,
  };
}
