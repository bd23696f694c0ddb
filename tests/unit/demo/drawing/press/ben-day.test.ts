import { describe, expect, it } from '@jest/globals';
import { benDay } from '../../../../../demo/drawing/press/ben-day.ts';

const size = 40;

function printColour(red: number, green: number, blue: number): Uint8Array {
  const pixels = new Uint8Array(size * size * 3);
  for (let index = 0; index < pixels.length; index += 3) pixels.set([red, green, blue], index);
  benDay.print(pixels, size, size);
  return pixels;
}

const mean = (pixels: Uint8Array, channel: number): number =>
  pixels.reduce((sum, value, index) => (index % 3 === channel ? sum + value : sum), 0) / (size * size);

describe('the four-colour press', () => {
  it('does not change full ink and paper', () => {
    expect(new Set(printColour(255, 0, 255))).toEqual(new Set([255, 0]));
  });

  it('prints a tint as dots without changing its average lightness', () => {
    const pixels = printColour(170, 130, 85);

    expect(new Set(pixels.filter((_, index) => index % 3 === 0)).size).toBeGreaterThan(1);
    expect(Math.abs(mean(pixels, 0) - 170)).toBeLessThan(16);
    expect(Math.abs(mean(pixels, 1) - 130)).toBeLessThan(16);
    expect(Math.abs(mean(pixels, 2) - 85)).toBeLessThan(16);
  });

  it('prints the dots of all inks at the same positions', () => {
    const pixels = printColour(130, 130, 130);

    expect(pixels.every((value, index) => value === pixels[index - (index % 3)])).toBe(true);
  });
});
