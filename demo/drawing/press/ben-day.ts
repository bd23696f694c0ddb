import type { Press } from '../ink/press.ts';

/*
 * The dots of cheap four-colour printing, over all that is neither full ink nor bare paper. All inks share one screen,
 * so that a dot is a darker spot of its own colour and faces stay clean.
 */

/** Pixels from a dot to the one beside it; another stands in the middle of each four. */
const step = 10;
/** 0 leaves the colour flat, 1 prints bare dots. */
const strength = 0.24;

/** Of a dot's edge, as a share of the ink between none and all. */
const softness = 1 / 6;

/** How much ink a colour's channel needs before this pixel of the screen takes any, 0 to 1. */
function threshold(x: number, y: number): number {
  const [across, down] = [((x + 0.5) / step) * 2 * Math.PI, ((y + 0.5) / step) * 2 * Math.PI];
  const wave = (Math.cos(across) + Math.cos(down)) / 4;
  return 0.5 - wave * (Math.cos(across) * Math.cos(down) < 0 ? 0.2 : 1);
}

function printed(value: number, x: number, y: number): number {
  const ink = 1 - value / 255;
  // Stretched a little, so that bare paper stays bare and full ink full in spite of the dots' soft edges.
  const cover = Math.min(1, Math.max(0, (ink * (1 + softness) - threshold(x, y)) / softness));
  return Math.round(value + strength * (255 * (1 - cover) - value));
}

const tile = Uint8Array.from({ length: step * step * 256 }, (_, index) => {
  const cell = index >> 8;
  return printed(index & 255, cell % step, Math.floor(cell / step));
});

function screen(pixels: Uint8Array, width: number, height: number): void {
  for (let y = 0, at = 0; y < height; y += 1) {
    const row = (y % step) * step;
    for (let x = 0; x < width; x += 1, at += 3) {
      const cell = (row + (x % step)) << 8;
      // Written out: a loop over the three takes twice the time.
      pixels[at] = tile[cell + (pixels[at] ?? 0)] ?? 0;
      pixels[at + 1] = tile[cell + (pixels[at + 1] ?? 0)] ?? 0;
      pixels[at + 2] = tile[cell + (pixels[at + 2] ?? 0)] ?? 0;
    }
  }
}

export const benDay: Press = { channels: 3, print: screen };
