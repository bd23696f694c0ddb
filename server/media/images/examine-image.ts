import sharp from 'sharp';
import type { StoredImage } from '../../database/image-row.ts';
import { messageOf } from '../../errors/error-facts.ts';
import { type ImportLimits, importLimits } from '../limits.ts';
import { Refusal } from '../refusal.ts';
import { imageFormat } from './image-format.ts';

/** What is known of an image once it has been decoded to its last row. Refuses what cannot be. */
export async function examineImage(
  bytes: Buffer,
  limits: ImportLimits = importLimits,
): Promise<Omit<StoredImage, 'hash'>> {
  if (bytes.length === 0) throw new Refusal('is empty');
  const format = imageFormat(bytes);
  if (!format) throw new Refusal('is not a JPEG, PNG, WebP, AVIF or GIF image');
  try {
    const { width, height } = await dimensions(bytes, limits);
    return {
      format,
      width,
      height,
      bytes: bytes.length,
      placeholder: await placeholder(bytes, height / width),
    };
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw new Refusal(`cannot be decoded: ${firstLine(error)}`);
  }
}

async function dimensions(bytes: Buffer, limits: ImportLimits): Promise<{ width: number; height: number }> {
  const metadata = await sharp(bytes, { limitInputPixels: false }).metadata();
  const { width, height } = metadata.autoOrient;
  if (width * height > limits.pixels || Math.max(width, height) > limits.side) {
    throw new Refusal(`is too large: ${width} × ${height} pixels`);
  }
  if (Math.min(width, height) < limits.minSide) {
    const { minSide } = limits;
    throw new Refusal(
      `is too small: ${width} × ${height} pixels, and at least ${minSide} × ${minSide} are needed`,
    );
  }
  return { width, height };
}

/**
 * Sixteen pixels wide; a strip many times as tall keeps its shape only so far. Making it decodes the whole image: 'error' refuses what is truncated or
 * broken, but not the harmless warnings that old scanners leave in their files.
 */
async function placeholder(bytes: Buffer, heightPerWidth: number): Promise<string> {
  const height = Math.min(24, Math.max(1, Math.round(16 * heightPerWidth)));
  const picture = await sharp(bytes, { failOn: 'error' })
    .autoOrient()
    .resize(16, height, { fit: 'fill' })
    .webp({ quality: 20, alphaQuality: 20, effort: 4 })
    .toBuffer();
  return `data:image/webp;base64,${picture.toString('base64')}`;
}

/** Decoders tell much; the first line says what happened. */
function firstLine(error: unknown): string {
  return (messageOf(error).split('\n', 1)[0] ?? '').replace(/(?<![\s:])[\s:]+$/, '');
}
