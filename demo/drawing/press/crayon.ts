import type { Press } from '../ink/press.ts';
import { createRandom } from '../ink/random.ts';

/** Side of the repeated texture in pixels. A power of two, so that a bit mask wraps coordinates. */
const tile = 512;
const mask = tile - 1;
const paper = 252;
const steps = 16;

/** How little wax each pixel of the paper takes, 0 to 15: fine grain and diagonal strokes. */
function createTexture(): Uint8Array {
  const random = createRandom('crayon');
  const texture = new Float32Array(tile * tile);
  for (let at = 0; at < texture.length; at += 1) {
    const fine = random.next();
    texture[at] = fine > 0.86 ? 5 + fine * 5 : fine * 2.4;
  }
  for (let stroke = 0; stroke < 2300; stroke += 1) {
    const [startX, startY] = [Math.floor(random.between(0, tile)), Math.floor(random.between(0, tile))];
    const length = random.between(30, 120);
    const strength = random.between(1.2, 4);
    for (let step = 0; step < length; step += 1) {
      const at = (((startY - step) & mask) << 9) | ((startX + Math.floor(step * 0.7)) & mask);
      texture[at] = (texture[at] ?? 0) + strength * random.between(0.3, 1);
      texture[at ^ 1] = (texture[at ^ 1] ?? 0) + strength * random.between(0, 0.6);
    }
  }
  return Uint8Array.from(texture, (amount) => Math.min(steps - 1, amount));
}

/** Lightness after the paper shows through. Dark lines have more wax and change less. */
const printedLightness = Uint8Array.from({ length: 256 * steps }, (_, at) => {
  const [value, step] = [at >> 4, at & 15];
  const hold = value < 90 ? 0.55 : 1;
  return Math.round(value + (paper - value) * (step / steps) * 0.62 * hold);
});

/** Offsets in pixels along the page, as of an unsteady hand. */
const wobble = (seed: number): Int8Array =>
  Int8Array.from({ length: 2048 }, (_, at) => {
    const angle = (at / 2048) * 2 * Math.PI;
    return Math.round(2.4 * Math.sin(angle * 17 + seed) + 1.7 * Math.sin(angle * 41 + seed * 2.3));
  });

const texture = createTexture();
const [across, down] = [wobble(1), wobble(4.1)];

/** Ranges of columns with the same vertical offset. */
function runsOf(width: number): { begin: number; end: number; move: number }[] {
  const runs: { begin: number; end: number; move: number }[] = [];
  for (let x = 0; x < width; x += 1) {
    const move = down[x & 2047] ?? 0;
    const last = runs.at(-1);
    if (last?.move === move) last.end = x + 1;
    else runs.push({ begin: x, end: x + 1, move });
  }
  return runs;
}

/** Wax crayons on rough paper: unsteady outlines, and paper that shows through the colour. */
export const crayon: Press = {
  channels: 3,
  print(pixels, width, height) {
    // Copies the pixels. `slice` of a Buffer would return a view.
    const source = new Uint8Array(pixels);
    const runs = runsOf(width);
    const last = source.length - 3;
    for (let y = 0; y < height; y += 1) {
      const textureRow = (y & mask) << 9;
      const aside = across[y & 2047] ?? 0;
      for (const { begin, end, move } of runs) {
        const row = Math.min(Math.max(y + move, 0), height - 1);
        let from = Math.min(Math.max((row * width + begin + aside) * 3, 0), last - (end - begin) * 3);
        let to = (y * width + begin) * 3;
        for (let x = begin; x < end; x += 1) {
          const step = texture[textureRow | (x & mask)] ?? 0;
          pixels[to] = printedLightness[((source[from] ?? 0) << 4) | step] ?? 0;
          pixels[to + 1] = printedLightness[((source[from + 1] ?? 0) << 4) | step] ?? 0;
          pixels[to + 2] = printedLightness[((source[from + 2] ?? 0) << 4) | step] ?? 0;
          to += 3;
          from += 3;
        }
      }
    }
  },
};
