import type { Area } from './svg.ts';

/**
 * Enlarges a coarse picture hard-edged to an area and lays letters over it (red, green, blue and alpha of the area's
 * size). By hand: through the image library the same takes five times as long.
 */
export function enlarge(
  picture: { data: Uint8Array; channels: number } & Area,
  { width, height }: Area,
  letters: Uint8Array,
): Uint8Array {
  const { data, channels } = picture;
  const enlarged = new Uint8Array(width * height * channels);
  const columns = Uint32Array.from(
    { length: width },
    (_, x) => Math.floor((x * picture.width) / width) * channels,
  );
  for (let y = 0, to = 0, over = 0; y < height; y += 1) {
    const row = Math.floor((y * picture.height) / height) * picture.width * channels;
    for (let x = 0; x < width; x += 1, over += 4, to += channels) {
      const from = row + (columns[x] ?? 0);
      const cover = letters[over + 3] ?? 0;
      for (let channel = 0; channel < channels; channel += 1) {
        const under = data[from + channel] ?? 0;
        const above = letters[over + channel] ?? 0;
        enlarged[to + channel] = cover === 0 ? under : under + ((above - under) * cover) / 255;
      }
    }
  }
  return enlarged;
}
