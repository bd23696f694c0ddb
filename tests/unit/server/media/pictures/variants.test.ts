import type { StoredImage } from '../../../../../server/database/image-row.ts';
import { variantsFor } from '../../../../../server/media/pictures/variants.ts';

const buildImage = (change: Partial<StoredImage> = {}): StoredImage => ({
  hash: 'abc',
  format: 'jpeg',
  width: 1600,
  height: 2400,
  bytes: 1,
  placeholder: '',
  ...change,
});
const browser = { avif: true, webp: true, anyImage: true };
const anyImage = { avif: false, webp: false, anyImage: true };
const describeVariants = (...args: Parameters<typeof variantsFor>) =>
  variantsFor(...args).map(({ format, width }) => `${format} ${width}`);

test('a browser gets AVIF if it exists, otherwise WebP', () => {
  expect(describeVariants(buildImage(), 640, browser)).toEqual(['avif 640', 'webp 640']);
  expect(describeVariants(buildImage(), 640, { ...browser, avif: false })).toEqual(['webp 640']);
});

test('images are never enlarged', () => {
  expect(describeVariants(buildImage({ width: 600, height: 900 }), 3840, browser)).toEqual([
    'avif 600',
    'webp 600',
  ]);
});

test('a strip that is too tall for WebP becomes JPEG', () => {
  expect(
    describeVariants(buildImage({ width: 800, height: 20_000 }), 640, { ...browser, avif: false }),
  ).toEqual(['webp 640']);
  expect(describeVariants(buildImage({ width: 800, height: 20_480 }), 640, browser)).toEqual(['jpeg 640']);
});

test('large images do not become AVIF', () => {
  expect(describeVariants(buildImage({ width: 4000, height: 6000 }), 3840, browser)).toEqual(['webp 3840']);
});

test.each([
  ['jpeg', 'jpeg'],
  ['png', 'png'],
  ['gif', 'png'],
  ['webp', 'webp'],
  ['avif', 'jpeg'],
] as const)('a client that accepts anything gets a %s as %s', (format, expected) => {
  expect(describeVariants(buildImage({ format }), 640, anyImage)).toEqual([`${expected} 640`]);
});

test('a client that accepts only JPEG gets no WebP', () => {
  expect(
    describeVariants(buildImage({ format: 'webp' }), 640, { avif: false, webp: false, anyImage: false }),
  ).toEqual(['jpeg 640']);
});
