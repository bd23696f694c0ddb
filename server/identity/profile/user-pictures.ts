import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { Refusal } from '../../http/refusal.ts';

const shapes = { avatar: { width: 256, height: 256 }, cover: { width: 1600, height: 400 } };
export type PictureKind = keyof typeof shapes;

export interface UserPicture {
  /** The SHA-256 of the bytes. */
  hash: string;
  /** A WebP. */
  bytes: Buffer;
}

/** Of the image as it was sent: a small file can unpack to very much. */
const mostPixels = 25_000_000;

/** Makes what is shown of the images that people send, one at a time: decoding them takes memory and time. */
export function openPictureMaker() {
  let last: Promise<unknown> = Promise.resolve();
  return (kind: PictureKind, bytes: Buffer): Promise<UserPicture> => {
    const picture = last.then(() => makePicture(kind, bytes));
    last = picture.catch(() => {});
    return picture;
  };
}

/** Cut to its shape and without what cameras write into images, such as where. Throws the Refusal USER.INVALID_PICTURE. */
async function makePicture(kind: PictureKind, sent: Buffer): Promise<UserPicture> {
  if (!signatures.some((isOf) => isOf(sent))) throw new Refusal('USER.INVALID_PICTURE');
  try {
    const bytes = await sharp(sent, { limitInputPixels: mostPixels, failOn: 'error' })
      .autoOrient()
      .resize({ ...shapes[kind], fit: 'cover' })
      .webp({ quality: 80 })
      .timeout({ seconds: 10 })
      .toBuffer();
    return { hash: createHash('sha256').update(bytes).digest('hex'), bytes };
  } catch {
    throw new Refusal('USER.INVALID_PICTURE');
  }
}

const has = (bytes: Buffer, text: string, at: number) =>
  bytes.subarray(at, at + text.length).equals(Buffer.from(text, 'latin1'));

/** JPEG, PNG, WebP, AVIF. Nothing else reaches a decoder: a name is only a claim. */
const signatures: ((bytes: Buffer) => boolean)[] = [
  (bytes) => has(bytes, '\xff\xd8\xff', 0),
  (bytes) => has(bytes, '\x89PNG\r\n\x1a\n', 0),
  (bytes) => has(bytes, 'RIFF', 0) && has(bytes, 'WEBP', 8),
  (bytes) => has(bytes, 'ftyp', 4) && ['avif', 'avis', 'mif1'].some((brand) => has(bytes, brand, 8)),
];
