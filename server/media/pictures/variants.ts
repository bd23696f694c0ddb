import type { StoredImage } from '../../database/image-row.ts';
import type { AcceptedFormats } from './accepted-formats.ts';
import type { PictureFormat } from './encode-picture.ts';

/** One form of an image: this width, this format. */
export interface Variant {
  image: StoredImage;
  /** Pixels; never more than the image has. */
  width: number;
  format: PictureFormat;
}

/** The name in the store of derived images. The 1 counts recipes: other settings make other bytes, under other names. */
export const variantName = ({ image, width, format }: Variant) => `${image.hash}-${width}-1.${format}`;

/** The most pixels of one side that a WebP can have. */
const webpSide = 16_383;

/** AVIF takes a third of a second for each megapixel: beyond this it would hold up the others for too long. */
const avifPixels = 8_000_000;

/**
 * The forms in which an image may go out, the smallest first. The last one can always be made while somebody
 * waits; the others are served when they are there.
 */
export function variantsFor(image: StoredImage, asked: number, accepted: AcceptedFormats): Variant[] {
  const width = Math.min(asked, image.width);
  const height = Math.max(1, Math.round((image.height * width) / image.width));
  const fitsWebp = Math.max(width, height) <= webpSide;
  const formats: PictureFormat[] = [];
  if (accepted.avif && fitsWebp && width * height <= avifPixels) formats.push('avif');
  formats.push(fitsWebp && takesWebp(image, accepted) ? 'webp' : plainFormat(image));
  return formats.map((format) => ({ image, width, format }));
}

const takesWebp = (image: StoredImage, accepted: AcceptedFormats) =>
  accepted.webp || (accepted.anything && image.format === 'webp');

/** PNG and GIF may be transparent; WebP and AVIF for a client that knows neither become JPEG. */
const plainFormat = (image: StoredImage): PictureFormat =>
  image.format === 'png' || image.format === 'gif' ? 'png' : 'jpeg';

/** An AVIF at its own width is served as it is stored: making it again costs seconds and gains nothing. */
export const isStoredAvif = ({ image, width, format }: Variant) =>
  format === 'avif' && image.format === 'avif' && width === image.width;

/** Whether the stored bytes could stand for the variant: the same width, and a format that was asked for. */
export const mayServeStored = ({ image, width, format }: Variant) =>
  width === image.width && (image.format === format || (format === 'webp' && image.format !== 'avif'));
