import type { Press } from '../ink/press.ts';
import { createRandom } from '../ink/random.ts';

/** Side of the repeated texture in pixels. A power of two, so that a bit mask wraps coordinates. */
const side = 256;

/** Change of each pixel's lightness: fine grain with a few long fibres. */
function createTexture(): Int8Array {
  const random = createRandom('fibre');
  const grain = Int8Array.from({ length: side * side }, () =>
    random.next() > 0.75 ? random.pick([-5, 5]) : 0,
  );
  for (let fibre = 0; fibre < 260; fibre += 1) {
    let [x, y, angle] = [random.between(0, side), random.between(0, side), random.between(0, 2 * Math.PI)];
    const light = random.next() > 0.5 ? 11 : -10;
    for (let step = 0; step < 26; step += 1) {
      const at = (Math.floor(y) & (side - 1)) * side + (Math.floor(x) & (side - 1));
      grain[at] = light;
      angle += random.between(-0.2, 0.2);
      x += Math.cos(angle);
      y += Math.sin(angle);
    }
  }
  return grain;
}

let tile: Int8Array | null = null;

/** Art paper with visible grain. */
export const fibre: Press = {
  channels: 3,
  print(pixels, width, height) {
    tile ??= createTexture();
    const clamped = new Uint8ClampedArray(pixels.buffer, pixels.byteOffset, pixels.length);
    for (let y = 0, at = 0; y < height; y += 1) {
      const row = (y & (side - 1)) * side;
      for (let x = 0; x < width; x += 1, at += 3) {
        const change = tile[row + (x & (side - 1))] ?? 0;
        clamped[at] = (clamped[at] ?? 0) + change;
        clamped[at + 1] = (clamped[at + 1] ?? 0) + change;
        clamped[at + 2] = (clamped[at + 2] ?? 0) + change;
      }
    }
  },
};
