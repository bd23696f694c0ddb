import { describe, expect, it } from '@jest/globals';
import { benDay } from '../../../../../demo/drawing/press/ben-day.ts';

const size = 40;

function printed(red: number, green: number, blue: number): Uint8Array {
  const pixels = new Uint8Array(size * size * 3);
  for (let at = 0; at < pixels.length; at += 3) pixels.set([red, green, blue], at);
  benDay.print(pixels, size, size);
  return pixels;
}

const mean = (pixels: Uint8Array, channel: number): number =>
  pixels.reduce((sum, value, at) => (at % 3 === channel ? sum + value : sum), 0) / (size * size);

describe('the four-colour press', () => {
  it('leaves full ink and bare paper alone', () => {
    expect(new Set(printed(255, 0, 255))).toEqual(new Set([255, 0]));
  });

  it('makes dots of a tint without changing how light it looks from afar', () => {
    const pixels = printed(170, 130, 85);

    expect(new Set(pixels.filter((_, at) => at % 3 === 0)).size).toBeGreaterThan(1);
    expect(Math.abs(mean(pixels, 0) - 170)).toBeLessThan(16);
    expect(Math.abs(mean(pixels, 1) - 130)).toBeLessThan(16);
    expect(Math.abs(mean(pixels, 2) - 85)).toBeLessThan(16);
  });

  it('puts the dots of all inks on the same places', () => {
    const pixels = printed(130, 130, 130);

    expect(pixels.every((value, at) => value === pixels[at - (at % 3)])).toBe(true);
  });
});
