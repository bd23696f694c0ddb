import { describe, expect, it } from '@jest/globals';
import { fibre } from '../../../../../demo/drawing/press/fibre.ts';

const size = 300;

function printed(grey: number): Uint8Array {
  const pixels = new Uint8Array(size * size * 3).fill(grey);
  fibre.print(pixels, size, size);
  return pixels;
}

describe('art paper', () => {
  it('shows its grain in a colour without changing how light it looks', () => {
    const pixels = printed(128);

    expect(new Set(pixels).size).toBeGreaterThan(2);
    expect(Math.abs(pixels.reduce((sum, value) => sum + value, 0) / pixels.length - 128)).toBeLessThan(2);
  });

  it('keeps the hue: red, green and blue of a pixel change alike', () => {
    const pixels = printed(128);

    expect(pixels.every((value, at) => value === pixels[at - (at % 3)])).toBe(true);
  });

  it('never turns white into black or black into white', () => {
    expect(Math.min(...new Set(printed(255)))).toBeGreaterThan(200);
    expect(Math.max(...new Set(printed(0)))).toBeLessThan(55);
  });

  it('is the same sheet every time', () => {
    expect(Buffer.compare(printed(90), printed(90))).toBe(0);
  });
});
