import type { Sharp } from 'sharp';

/** From 1 to 100. */
const quality = 92;
/** The maximum of WebP. */
const maxWebpSidePixels = 16_383;
/** The size of a PNG, compared with lossy WebP. */
const maxPngRatio = 3;
/** A PNG that is smaller shows large areas of one colour. */
const minPngBytesPerPixel = 0.05;

/**
 * Encodes a page image for storage: losslessly if this does not take much more space, as for drawings with few colours,
 * otherwise as lossy WebP, which halves the resolution of colours and blurs the edges of drawings. Lossless WebP takes
 * half the space of PNG, but up to ten times as long, so the size of a PNG decides. `open` is called for each encoding,
 * because libvips decodes while it encodes.
 */
export async function encodePage(open: () => Sharp): Promise<Buffer> {
  const { data: png, info } = await open().png().toBuffer({ resolveWithObject: true });
  if (Math.max(info.width, info.height) > maxWebpSidePixels) return png;
  const lossy = await open().webp({ quality }).toBuffer();
  const isSimple = png.length <= minPngBytesPerPixel * info.width * info.height;
  if (!isSimple && png.length > maxPngRatio * lossy.length) return lossy;
  return open().webp({ lossless: true, effort: 1 }).toBuffer();
}
