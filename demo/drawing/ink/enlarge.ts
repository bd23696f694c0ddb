import type { Area } from './svg.ts';

interface Picture extends Area {
  data: Uint8Array;
  channels: number;
}

/**
 * Enlarges a coarse picture hard-edged to an area and lays letters over it (red, green, blue and alpha of the area's
 * size). By hand: through the image library the same takes many times as long.
 */
export function enlarge(picture: Picture, area: Area, letters: Uint8Array): Uint8Array {
  const enlarged = repeated(picture, area);
  const { channels } = picture;
  for (let pixel = 0, over = 3; over < letters.length; pixel += channels, over += 4) {
    const cover = letters[over] ?? 0;
    if (cover === 0) continue;
    for (let channel = 0; channel < channels; channel += 1) {
      const under = enlarged[pixel + channel] ?? 0;
      enlarged[pixel + channel] = under + (((letters[over - 3 + channel] ?? 0) - under) * cover) / 255;
    }
  }
  return enlarged;
}

/** Each pixel becomes a square: a row is written once and copied below itself. */
function repeated({ data, channels, ...coarse }: Picture, { width, height }: Area): Uint8Array {
  const enlarged = new Uint8Array(width * height * channels);
  const rowLength = width * channels;
  let before = -1;
  for (let y = 0; y < height; y += 1) {
    const row = Math.floor((y * coarse.height) / height);
    const start = y * rowLength;
    if (row === before) {
      enlarged.copyWithin(start, start - rowLength, start);
      continue;
    }
    before = row;
    for (let x = 0, to = start; x < width; x += 1) {
      const from = (row * coarse.width + Math.floor((x * coarse.width) / width)) * channels;
      for (let channel = 0; channel < channels; channel += 1, to += 1)
        enlarged[to] = data[from + channel] ?? 0;
    }
  }
  return enlarged;
}
