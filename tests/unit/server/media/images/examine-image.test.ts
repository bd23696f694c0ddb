import { importLimits } from '@banca/server/media/import-limits.js';
import sharp from 'sharp';
import { examineImage } from '../../../../../server/media/images/examine-image.ts';
import { makeNoise, makePicture } from '../make-comics.ts';

test.each(['jpeg', 'png', 'webp', 'avif', 'gif'] as const)(
  'returns the size and placeholder of a %s',
  async (format) => {
    const bytes = await makePicture(1, { format });
    const image = await examineImage(bytes);
    expect(image).toMatchObject({ format, width: 40, height: 60, bytes: bytes.length });
    const [, encoded = ''] = image.placeholder.split('data:image/webp;base64,');
    expect(await sharp(Buffer.from(encoded, 'base64')).metadata()).toMatchObject({ width: 16, height: 24 });
  },
);

test('the placeholder is small even for noise in a tall strip', async () => {
  const { placeholder } = await examineImage(await makeNoise(200, 1600).jpeg().toBuffer());
  expect(placeholder.length).toBeLessThan(400);
});

test.each(['jpeg', 'png', 'webp', 'avif', 'gif'] as const)('a truncated %s is refused', async (format) => {
  const bytes = await makeNoise(64, 96).toFormat(format).toBuffer();
  await expect(examineImage(bytes.subarray(0, bytes.length - 40))).rejects.toThrow('cannot be decoded');
});

test('the size of a rotated image is its displayed size', async () => {
  const bytes = await sharp(await makePicture(1))
    .withMetadata({ orientation: 6 })
    .toBuffer();
  expect(await examineImage(bytes)).toMatchObject({ width: 60, height: 40 });
});

test('the size of an animation is that of its first frame', async () => {
  const frames = [await makePicture(1), await makePicture(2)];
  const bytes = await sharp(frames, { join: { animated: true } })
    .gif()
    .toBuffer();
  expect(await examineImage(bytes)).toMatchObject({ format: 'gif', width: 40, height: 60 });
});

test('a file in an unknown format does not reach a decoder', async () => {
  const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
  await expect(examineImage(drawing)).rejects.toThrow('is not a JPEG, PNG, WebP, AVIF or GIF image');
});

test.each([{ maxPixels: 2399 }, { maxSidePixels: 59 }])(
  'an image above the limit %j is refused before it is decoded',
  async (limit) => {
    const truncated = (await makePicture(1)).subarray(0, 400);
    await expect(examineImage(truncated, { ...importLimits, ...limit })).rejects.toThrow(
      'is too large: 40 × 60 pixels',
    );
  },
);

test.each([
  [15, 60],
  [60, 15],
  [1, 1],
])('an image of %d × %d pixels is too small', async (width, height) => {
  await expect(examineImage(await makePicture(1, { width, height, format: 'gif' }))).rejects.toThrow(
    `is too small: ${width} × ${height} pixels, and at least 16 × 16 are needed`,
  );
});

test('the smallest allowed image is accepted and an empty file is refused', async () => {
  expect(await examineImage(await makePicture(1, { width: 16, height: 16 }))).toMatchObject({ width: 16 });
  await expect(examineImage(Buffer.of())).rejects.toThrow('is empty');
});
