import type { StoredImage } from '../../database/image-row.ts';

type ImageFormat = StoredImage['format'];

const hasBytesAt = (bytes: Buffer, text: string, at: number) =>
  bytes.subarray(at, at + text.length).equals(Buffer.from(text, 'latin1'));

const signatures: Record<ImageFormat, (bytes: Buffer) => boolean> = {
  jpeg: (bytes) => hasBytesAt(bytes, '\xff\xd8\xff', 0),
  png: (bytes) => hasBytesAt(bytes, '\x89PNG\r\n\x1a\n', 0),
  gif: (bytes) => hasBytesAt(bytes, 'GIF87a', 0) || hasBytesAt(bytes, 'GIF89a', 0),
  webp: (bytes) => hasBytesAt(bytes, 'RIFF', 0) && hasBytesAt(bytes, 'WEBP', 8),
  avif: (bytes) =>
    hasBytesAt(bytes, 'ftyp', 4) && ['avif', 'avis', 'mif1'].some((brand) => hasBytesAt(bytes, brand, 8)),
};

/** Detects the format by the first bytes, because a file name can be wrong. Only known formats reach a decoder. */
export function detectImageFormat(bytes: Buffer): ImageFormat | undefined {
  return (Object.keys(signatures) as ImageFormat[]).find((format) => signatures[format](bytes));
}
