import type { Press } from '../ink/press.ts';

/** Bayer matrix of 4 × 4 for ordered dithering, −0.5 to 0.5. */
const bayer = [0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5].map((rank) => rank / 15 - 0.5);

/** The nearest palette colour for each colour with five bits per channel. */
function nearestColours(palette: readonly string[]): Uint32Array {
  const colours = Uint32Array.from(palette, (colour) => Number.parseInt(colour.slice(1), 16));
  const table = new Uint32Array(32768);
  for (let key = 0; key < table.length; key += 1) {
    const red = (key >> 10) * 8.23;
    const green = ((key >> 5) & 31) * 8.23;
    const blue = (key & 31) * 8.23;
    let minDistance = Number.POSITIVE_INFINITY;
    for (const colour of colours) {
      const toRed = red - (colour >> 16);
      const toGreen = green - ((colour >> 8) & 255);
      const toBlue = blue - (colour & 255);
      const distance = 3 * toRed * toRed + 4 * toGreen * toGreen + 2 * toBlue * toBlue;
      if (distance >= minDistance) continue;
      minDistance = distance;
      table[key] = colour;
    }
  }
  return table;
}

const fiveBits = (value: number): number => (value < 0 ? 0 : value > 255 ? 31 : value >> 3);

/** Large pixels in the colours of a palette. `dither` is the largest change of a channel (0 to 255) by dithering. */
export function pixelPress(palette: readonly string[], dither: number, resolution = 0.2): Press {
  let nearest: Uint32Array | undefined;
  const pushes = bayer.map((rank) => rank * dither);
  return {
    channels: 3,
    resolution,
    print: (pixels, width, height) => {
      nearest ??= nearestColours(palette);
      for (let y = 0, at = 0; y < height; y += 1)
        for (let x = 0; x < width; x += 1, at += 3) {
          const push = pushes[(y & 3) * 4 + (x & 3)] ?? 0;
          const red = fiveBits((pixels[at] ?? 0) + push);
          const green = fiveBits((pixels[at + 1] ?? 0) + push);
          const blue = fiveBits((pixels[at + 2] ?? 0) + push);
          const colour = nearest[(red << 10) | (green << 5) | blue] ?? 0;
          pixels[at] = colour >> 16;
          pixels[at + 1] = (colour >> 8) & 255;
          pixels[at + 2] = colour & 255;
        }
    },
  };
}
