import sharp, { type Region } from 'sharp';
import type { StoredImage } from '../../database/image-row.ts';
import { encodePage } from '../images/encode-page.ts';
import { type BrightnessRows, chooseCuts } from './calm-cuts.ts';

type ImageSize = Pick<StoredImage, 'width' | 'height'>;

/** A strip is more than this many times as high as wide. */
const minRatio = 3;
/** Pixels. Every graphics processor of a current device can show lower images in one piece. */
const minHeight = 4096;
/** Enough to notice thin lines, with little memory. */
const maxColumns = 256;

/** Whether an image is so tall that the platform cuts it into several pages. */
export const isStrip = ({ width, height }: ImageSize): boolean =>
  height > minHeight && height > minRatio * width;

/** Chooses the slices of a strip, from top to bottom. They contain each row once. */
export async function chooseSlices(path: string, { width, height }: ImageSize): Promise<Region[]> {
  const cuts = chooseCuts(await readBrightness(path, { width, height }), width);
  const edges = [0, ...cuts, height];
  return edges.slice(1).map((bottom, index) => {
    const top = edges[index] ?? 0;
    return { left: 0, top, width, height: bottom - top };
  });
}

/**
 * Encodes one slice, upright. This decodes the rows above it again, because all pixels of a strip would need up to
 * 300 MB of memory.
 */
export const encodeSlice = (path: string, slice: Region): Promise<Buffer> =>
  encodePage(() => open(path).extract(slice));

const open = (path: string) => sharp(path, { failOn: 'error' }).autoOrient();

async function readBrightness(path: string, { width, height }: ImageSize): Promise<BrightnessRows> {
  const columnsCount = Math.min(width, maxColumns);
  const samples = await open(path)
    .flatten({ background: 'white' })
    .resize(columnsCount, height, { fit: 'fill' })
    .greyscale()
    .raw()
    .toBuffer();
  return { samples, columnsCount, rowsCount: height };
}
