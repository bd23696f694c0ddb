import type { StoredImage } from '../../../../../server/database/image-row.ts';
import { variantsFor } from '../../../../../server/media/pictures/variants.ts';

const image = (change: Partial<StoredImage> = {}): StoredImage => ({
  hash: 'abc',
  format: 'jpeg',
  width: 1600,
  height: 2400,
  bytes: 1,
  placeholder: '',
  ...change,
});
const browser = { avif: true, webp: true, anything: true };
const anything = { avif: false, webp: false, anything: true };
const forms = (...given: Parameters<typeof variantsFor>) =>
  variantsFor(...given).map(({ format, width }) => `${format} ${width}`);

test('a browser gets AVIF where it is there, or else WebP', () => {
  expect(forms(image(), 640, browser)).toEqual(['avif 640', 'webp 640']);
  expect(forms(image(), 640, { ...browser, avif: false })).toEqual(['webp 640']);
});

test('nothing is ever enlarged', () => {
  expect(forms(image({ width: 600, height: 900 }), 3840, browser)).toEqual(['avif 600', 'webp 600']);
});

test('a strip too tall for WebP goes out as JPEG', () => {
  expect(forms(image({ width: 800, height: 20_000 }), 640, { ...browser, avif: false })).toEqual([
    'webp 640',
  ]);
  expect(forms(image({ width: 800, height: 20_480 }), 640, browser)).toEqual(['jpeg 640']);
});

test('AVIF is not made of what would hold up the others', () => {
  expect(forms(image({ width: 4000, height: 6000 }), 3840, browser)).toEqual(['webp 3840']);
});

test.each([
  ['jpeg', 'jpeg'],
  ['png', 'png'],
  ['gif', 'png'],
  ['webp', 'webp'],
  ['avif', 'jpeg'],
] as const)('who names no format gets a %s as %s', (format, expected) => {
  expect(forms(image({ format }), 640, anything)).toEqual([`${expected} 640`]);
});

test('who takes only JPEG gets no WebP', () => {
  expect(forms(image({ format: 'webp' }), 640, { avif: false, webp: false, anything: false })).toEqual([
    'jpeg 640',
  ]);
});
