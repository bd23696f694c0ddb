import type { Area } from './svg.ts';

interface Picture extends Area {
  data: Uint8Array;
  channels: number;
}

/**
 * Enlarges a low-resolution picture without smoothing and draws the lettering over it. `lettering` has four channels
 * (RGBA) and the size of the area. sharp is many times slower at this.
 */
export function enlarge(picture: Picture, area: Area, lettering: Uint8Array): Uint8Array {
  const enlarged = repeatPixels(picture, area);
  const { channels } = picture;
  for (let pixel = 0, over = 3; over < lettering.length; pixel += channels, over += 4) {
    const cover = lettering[over] ?? 0;
    if (cover === 0) continue;
    for (let channel = 0; channel < channels; channel += 1) {
      const under = enlarged[pixel + channel] ?? 0;
      enlarged[pixel + channel] = under + (((lettering[over - 3 + channel] ?? 0) - under) * cover) / 255;
    }
  }
  return enlarged;
}

/** Each pixel becomes a square. Equal rows are copied. */
function repeatPixels({ data, channels, ...coarse }: Picture, { width, height }: Area): Uint8Array {
  const enlarged = new Uint8Array(width * height * channels);
  const rowLength = width * channels;
  let previousRow = -1;
  for (let y = 0; y < height; y += 1) {
    const row = Math.floor((y * coarse.height) / height);
    const start = y * rowLength;
    if (row === previousRow) {
      enlarged.copyWithin(start, start - rowLength, start);
      continue;
    }
    previousRow = row;
    for (let x = 0, to = start; x < width; x += 1) {
      const from = (row * coarse.width + Math.floor((x * coarse.width) / width)) * channels;
      for (let channel = 0; channel < channels; channel += 1, to += 1)
        enlarged[to] = data[from + channel] ?? 0;
    }
  }
  return enlarged;
}
