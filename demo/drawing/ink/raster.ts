import sharp from 'sharp';
import { definitionsFor } from './definitions.ts';
import { enlarge } from './enlarge.ts';
import type { Press } from './press.ts';
import type { Area } from './svg.ts';

/** Level 6 takes three times as long and saves only a quarter of the bytes. */
const png = { compressionLevel: 1 } as const;

function buildSvg(drawing: string, area: Area, { width, height }: Area): Buffer {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${Math.round(width)}" height="${Math.round(height)}" viewBox="0 0 ${area.width} ${area.height}"><defs>${definitionsFor(drawing)}</defs>${drawing}</svg>`,
  );
}

/** An opaque background. It is faster than flattening the alpha channel afterwards. */
const addPaper = (drawing: string, { width, height }: Area): string =>
  `<rect width="${width}" height="${height}" fill="#ffffff"/>${drawing}`;

interface RasteriseOptions {
  press?: Press | undefined;
  /** Drawn over the art. It stays sharp if the press reduces the resolution of the art. */
  lettering?: string;
  /** Size of the image in pixels. The default is the size of the drawing. */
  size?: Area;
}

/** Converts SVG to PNG. */
export async function rasterise(
  art: string,
  area: Area,
  { press, lettering = '', size = area }: RasteriseOptions = {},
): Promise<Buffer> {
  if (press === undefined)
    return sharp(buildSvg(addPaper(art + lettering, area), area, size))
      .removeAlpha()
      .png(png)
      .toBuffer();

  const { channels, resolution = 1 } = press;
  const isCoarse = resolution < 1;
  const artSize = { width: size.width * resolution, height: size.height * resolution };
  const image = sharp(buildSvg(addPaper(isCoarse ? art : art + lettering, area), area, artSize));
  // Greyscale styles paint only greys, so all channels are equal.
  const channelsToPrint = channels === 1 ? image.extractChannel('red') : image.removeAlpha();
  const { data, info } = await channelsToPrint.raw().toBuffer({ resolveWithObject: true });
  press.print(data, info.width, info.height);
  const overlay = isCoarse
    ? await sharp(buildSvg(lettering, area, size))
        .ensureAlpha()
        .raw()
        .toBuffer()
    : null;
  const pixels = overlay === null ? data : enlarge({ data, ...info }, size, overlay);
  return sharp(pixels, { raw: { ...size, channels } })
    .toColourspace(channels === 1 ? 'b-w' : 'srgb')
    .png(png)
    .toBuffer();
}
