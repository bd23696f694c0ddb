import type { StoredImage } from '../../database/image-row.ts';
import type { AcceptedFormats } from './accepted-formats.ts';
import type { PictureFormat } from './encode-picture.ts';

/** An image in one width and format. */
export interface Variant {
  image: StoredImage;
  /** Pixels, at most the width of the image. */
  width: number;
  format: PictureFormat;
}

/** The name in the store of derived images. Increase the 1 when the settings of the encoders change. */
export const variantName = ({ image, width, format }: Variant) => `${image.hash}-${width}-1.${format}`;

/** The maximum of WebP, in pixels of one side. */
const maxWebpSidePixels = 16_383;
/** Encoding AVIF takes a third of a second per megapixel. Larger images would block the queue for too long. */
const maxAvifPixels = 8_000_000;

/**
 * Returns the variants that can be served, smallest file first. The last one is fast enough to create during a request.
 * The others are served only if they exist.
 */
export function variantsFor(
  image: StoredImage,
  requestedWidth: number,
  accepted: AcceptedFormats,
): Variant[] {
  const width = Math.min(requestedWidth, image.width);
  const height = Math.max(1, Math.round((image.height * width) / image.width));
  const fitsWebp = Math.max(width, height) <= maxWebpSidePixels;
  const formats: PictureFormat[] = [];
  if (accepted.avif && fitsWebp && width * height <= maxAvifPixels) formats.push('avif');
  formats.push(fitsWebp && acceptsWebp(image, accepted) ? 'webp' : fallbackFormat(image));
  return formats.map((format) => ({ image, width, format }));
}

const acceptsWebp = (image: StoredImage, accepted: AcceptedFormats) =>
  accepted.webp || (accepted.anyImage && image.format === 'webp');

/** PNG and GIF may be transparent, so they become PNG. Everything else becomes JPEG. */
const fallbackFormat = (image: StoredImage): PictureFormat =>
  image.format === 'png' || image.format === 'gif' ? 'png' : 'jpeg';

/** An AVIF at its own width is served as stored, because encoding it again takes seconds and has no benefit. */
export const isStoredAvif = ({ image, width, format }: Variant) =>
  format === 'avif' && image.format === 'avif' && width === image.width;

/** Whether the stored bytes can replace the variant: they have the same width and an accepted format. */
export const mayServeStored = ({ image, width, format }: Variant) =>
  width === image.width && (image.format === format || (format === 'webp' && image.format !== 'avif'));
