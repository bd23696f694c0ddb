import sharp from 'sharp';
import { definitionsFor } from './definitions.ts';
import { screen } from './halftone.ts';
import type { Area } from './svg.ts';

/** Turns a drawing into the bytes of a page; `grey` ones get their tones screened and have one channel. */
export async function rasterise(drawing: string, { width, height }: Area, grey = false): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs>${definitionsFor(drawing)}</defs>${drawing}</svg>`;
  const image = sharp(Buffer.from(svg)).flatten({ background: '#ffffff' });
  if (!grey) return image.png({ compressionLevel: 6 }).toBuffer();

  const { data } = await image.toColourspace('b-w').raw().toBuffer({ resolveWithObject: true });
  screen(data, width);
  return sharp(data, { raw: { width, height, channels: 1 } })
    .png({ compressionLevel: 6 })
    .toBuffer();
}
