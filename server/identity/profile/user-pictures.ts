import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { ApiError } from '../../http/api-error.ts';

const shapes = { avatar: { width: 256, height: 256 }, cover: { width: 1600, height: 400 } };
export type PictureKind = keyof typeof shapes;

export interface UserPicture {
  /** SHA-256 of the bytes. */
  hash: string;
  /** A WebP image. */
  bytes: Buffer;
}

/** Limits the size of uploaded images, because a small file can contain a very large image. */
const maxPixels = 25_000_000;

/** Converts uploaded images one at a time, because decoding needs much memory and time. */
export function createPictureConverter() {
  let lastConversion: Promise<unknown> = Promise.resolve();
  return (kind: PictureKind, bytes: Buffer): Promise<UserPicture> => {
    const picture = lastConversion.then(() => convertPicture(kind, bytes));
    lastConversion = picture.catch(() => {});
    return picture;
  };
}

/** Crops an image and removes its metadata, such as the location. Throws the ApiError USER.INVALID_PICTURE. */
async function convertPicture(kind: PictureKind, upload: Buffer): Promise<UserPicture> {
  if (!signatures.some((matches) => matches(upload))) throw new ApiError('USER.INVALID_PICTURE');
  try {
    const bytes = await sharp(upload, { limitInputPixels: maxPixels, failOn: 'error' })
      .autoOrient()
      .resize({ ...shapes[kind], fit: 'cover' })
      .webp({ quality: 80 })
      .timeout({ seconds: 10 })
      .toBuffer();
    return { hash: createHash('sha256').update(bytes).digest('hex'), bytes };
  } catch {
    throw new ApiError('USER.INVALID_PICTURE');
  }
}

const hasTextAt = (bytes: Buffer, text: string, at: number) =>
  bytes.subarray(at, at + text.length).equals(Buffer.from(text, 'latin1'));

/** JPEG, PNG, WebP and AVIF. The content is checked, because a file name or media type may be wrong. */
const signatures: ((bytes: Buffer) => boolean)[] = [
  (bytes) => hasTextAt(bytes, '\xff\xd8\xff', 0),
  (bytes) => hasTextAt(bytes, '\x89PNG\r\n\x1a\n', 0),
  (bytes) => hasTextAt(bytes, 'RIFF', 0) && hasTextAt(bytes, 'WEBP', 8),
  (bytes) =>
    hasTextAt(bytes, 'ftyp', 4) && ['avif', 'avis', 'mif1'].some((brand) => hasTextAt(bytes, brand, 8)),
];
