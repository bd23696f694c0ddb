import sharp from 'sharp';
import type { StoredImage } from '../../database/image-row.ts';
import { messageOf } from '../../errors/error-facts.ts';
import { ImportFailure } from '../import-failure.ts';
import { type ImportLimits, importLimits } from '../import-limits.ts';
import { detectImageFormat } from './image-format.ts';

/** Decodes an image completely and returns its format, dimensions and placeholder. Throws an ImportFailure if that fails. */
export async function examineImage(
  bytes: Buffer,
  limits: ImportLimits = importLimits,
): Promise<Omit<StoredImage, 'hash'>> {
  if (bytes.length === 0) throw new ImportFailure('is empty', 'empty');
  const format = detectImageFormat(bytes);
  if (!format) throw new ImportFailure('is not a JPEG, PNG, WebP, AVIF or GIF image', 'otherFormat');
  try {
    const { width, height } = await readDimensions(bytes, limits);
    return {
      format,
      width,
      height,
      bytes: bytes.length,
      placeholder: await createPlaceholder(bytes, height / width),
    };
  } catch (error) {
    if (error instanceof ImportFailure) throw error;
    throw new ImportFailure(`cannot be decoded: ${firstLine(error)}`, 'damaged');
  }
}

async function readDimensions(
  bytes: Buffer,
  limits: ImportLimits,
): Promise<{ width: number; height: number }> {
  const metadata = await sharp(bytes, { limitInputPixels: false }).metadata();
  const { width, height } = metadata.autoOrient;
  if (width * height > limits.maxPixels || Math.max(width, height) > limits.maxSidePixels) {
    throw new ImportFailure(`is too large: ${width} × ${height} pixels`, 'tooLarge');
  }
  if (Math.min(width, height) < limits.minSidePixels) {
    const { minSidePixels: minSide } = limits;
    throw new ImportFailure(
      `is too small: ${width} × ${height} pixels, and at least ${minSide} × ${minSide} are needed`,
      'tooSmall',
    );
  }
  return { width, height };
}

/**
 * Creates a placeholder, 16 pixels wide and at most 24 high. This decodes the whole image: `failOn: 'error'` rejects
 * truncated or broken images, but allows the harmless warnings in files of old scanners.
 */
async function createPlaceholder(bytes: Buffer, heightPerWidth: number): Promise<string> {
  const height = Math.min(24, Math.max(1, Math.round(16 * heightPerWidth)));
  const picture = await sharp(bytes, { failOn: 'error' })
    .autoOrient()
    .resize(16, height, { fit: 'fill' })
    .webp({ quality: 20, alphaQuality: 20, effort: 4 })
    .toBuffer();
  return `data:image/webp;base64,${picture.toString('base64')}`;
}

/** Messages of decoders are long. The first line contains the reason. */
function firstLine(error: unknown): string {
  return (messageOf(error).split('\n', 1)[0] ?? '').replace(/(?<![\s:])[\s:]+$/, '');
}
