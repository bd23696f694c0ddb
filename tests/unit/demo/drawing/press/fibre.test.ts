import { describe, expect, it } from '@jest/globals';
import { fibre } from '../../../../../demo/drawing/press/fibre.ts';

const size = 300;

function printGrey(grey: number): Uint8Array {
  const pixels = new Uint8Array(size * size * 3).fill(grey);
  fibre.print(pixels, size, size);
  return pixels;
}

describe('the art paper press', () => {
  it('adds grain without changing the average lightness', () => {
    const pixels = printGrey(128);

    expect(new Set(pixels).size).toBeGreaterThan(2);
    expect(Math.abs(pixels.reduce((sum, value) => sum + value, 0) / pixels.length - 128)).toBeLessThan(2);
  });

  it('changes red, green and blue of a pixel equally', () => {
    const pixels = printGrey(128);

    expect(pixels.every((value, index) => value === pixels[index - (index % 3)])).toBe(true);
  });

  it('never turns white into black or black into white', () => {
    expect(Math.min(...new Set(printGrey(255)))).toBeGreaterThan(200);
    expect(Math.max(...new Set(printGrey(0)))).toBeLessThan(55);
  });

  it('prints the same grain each time', () => {
    expect(Buffer.compare(printGrey(90), printGrey(90))).toBe(0);
  });
});
