import sharp from 'sharp';
import { definitionsFor } from './definitions.ts';
import { enlarge } from './enlarge.ts';
import type { Press } from './press.ts';
import type { Area } from './svg.ts';

/** Level 6 takes three times the time and saves a quarter of the bytes. */
const png = { compressionLevel: 1 } as const;

function svg(drawing: string, area: Area, { width, height }: Area): Buffer {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${Math.round(width)}" height="${Math.round(height)}" viewBox="0 0 ${area.width} ${area.height}"><defs>${definitionsFor(drawing)}</defs>${drawing}</svg>`,
  );
}

/** Nothing of a page is transparent: its channels can be taken as they are, which is quicker than flattening. */
const onPaper = (drawing: string, { width, height }: Area): string =>
  `<rect width="${width}" height="${height}" fill="#ffffff"/>${drawing}`;

interface Printing {
  press?: Press | undefined;
  /** Lie over the art, and stay sharp where a press coarsens it. */
  letters?: string;
  /** Of the picture in pixels, when it is not that of the drawing. */
  size?: Area;
}

/** Turns a drawing into a PNG. */
export async function rasterise(
  art: string,
  area: Area,
  { press, letters = '', size = area }: Printing = {},
): Promise<Buffer> {
  if (press === undefined)
    return sharp(svg(onPaper(art + letters, area), area, size))
      .removeAlpha()
      .png(png)
      .toBuffer();

  const { channels, resolution = 1 } = press;
  const coarse = resolution < 1;
  const artSize = { width: size.width * resolution, height: size.height * resolution };
  const drawn = sharp(svg(onPaper(coarse ? art : art + letters, area), area, artSize));
  // Manners with a press of one channel paint in greys, where red, green and blue are equal.
  const wanted = channels === 1 ? drawn.extractChannel('red') : drawn.removeAlpha();
  const { data, info } = await wanted.raw().toBuffer({ resolveWithObject: true });
  press.print(data, info.width, info.height);
  const over = coarse
    ? await sharp(svg(letters, area, size))
        .ensureAlpha()
        .raw()
        .toBuffer()
    : null;
  const pixels = over === null ? data : enlarge({ data, ...info }, size, over);
  return sharp(pixels, { raw: { ...size, channels } })
    .toColourspace(channels === 1 ? 'b-w' : 'srgb')
    .png(png)
    .toBuffer();
}
