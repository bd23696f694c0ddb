import sharp from 'sharp';

/** A page in the size in which it is analysed: three bytes (red, green, blue) for each pixel. */
export interface PageRaster {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
}

/** A third of a page of 1600 × 2400 pixels, in which a gutter of 8 pixels is still 2 to 3 pixels wide. */
const maxAnalysedPixels = 430_000;
/** Tall strips are analysed in more detail, because their gutters are as narrow as those of other pages. */
const [minStripWidth, maxStripPixels] = [420, 1_200_000];
/** Smaller images have no readable panels. */
const minSidePixels = 32;

/** Decodes a page upright, in the size of the analysis. Returns null if the image is too small. Rejects if it is broken. */
export async function decodePage(bytes: Buffer): Promise<PageRaster | null> {
  const { autoOrient } = await sharp(bytes, { limitInputPixels: false }).metadata();
  if (Math.min(autoOrient.width, autoOrient.height) < minSidePixels) return null;
  const scale = scaleOf(autoOrient);
  const { data, info } = await sharp(bytes, { failOn: 'error', limitInputPixels: false })
    .autoOrient()
    .resize(Math.round(autoOrient.width * scale), Math.round(autoOrient.height * scale), { fit: 'fill' })
    .flatten({ background: 'white' })
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, pixels: data };
}

function scaleOf({ width, height }: { width: number; height: number }): number {
  const pixels = width * height;
  const ofStrip = Math.min(minStripWidth / width, Math.sqrt(maxStripPixels / pixels));
  return Math.min(1, Math.max(Math.sqrt(maxAnalysedPixels / pixels), ofStrip));
}
