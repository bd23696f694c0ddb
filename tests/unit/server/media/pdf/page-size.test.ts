import { importLimits } from '../../../../../server/media/import-limits.ts';
import { choosePageSize } from '../../../../../server/media/pdf/page-size.ts';
import { pdfLimits } from '../../../../../server/media/pdf/pdf-limits.ts';

test('the longer side has 2400 pixels', () => {
  expect(choosePageSize({ width: 600, height: 900 }, null)).toEqual({ width: 1600, height: 2400 });
  expect(choosePageSize({ width: 900, height: 600 }, null)).toEqual({ width: 2400, height: 1600 });
});

test('the shorter side of a tall strip has 1200 pixels', () => {
  expect(choosePageSize({ width: 100, height: 1000 }, null)).toEqual({ width: 1200, height: 12_000 });
});

test('a page with one image has its size', () => {
  const image = { width: 1234, height: 1851 };
  expect(choosePageSize({ width: 600, height: 900 }, image)).toEqual(image);
});

test.each([
  ['with many pixels', { width: 10_000, height: 20_000 }],
  ['with a long side', { width: 20, height: 100_000 }],
])('an image %s is reduced, and keeps its shape', (_name, image) => {
  const { width, height } = choosePageSize({ width: 600, height: 900 }, image);
  // Rounding to whole pixels changes the number of pixels and the shape a little.
  expect(width * height).toBeLessThan(pdfLimits.maxPagePixels * 1.001);
  expect(height).toBeLessThanOrEqual(importLimits.maxSidePixels);
  expect(Math.abs(width / height / (image.width / image.height) - 1)).toBeLessThan(0.1);
});

test.each([
  [0, 900],
  [600, 15],
  [600, 65_501],
  [Number.NaN, 900],
  [600, Number.POSITIVE_INFINITY],
])('a page of %d × %d points is refused', (width, height) => {
  expect(() => choosePageSize({ width, height }, null)).toThrow('has an impossible size');
});
