import sharp, { type Sharp } from 'sharp';
import { encodePage } from '../../../../../server/media/images/encode-page.ts';
import { makeNoise } from '../make-comics.ts';

/** The greatest difference of one pixel in one colour. */
async function maxDifference(one: Sharp, other: Sharp): Promise<number> {
  const [first, second] = await Promise.all([one, other].map((each) => each.removeAlpha().raw().toBuffer()));
  if (!first || first.length !== second?.length) throw new Error('The images have different sizes.');
  return first.reduce((max, value, index) => Math.max(max, Math.abs(value - (second[index] ?? 0))), 0);
}

const draw = (width: number, height: number) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">` +
        '<rect width="100%" height="100%" fill="#fff"/><circle cx="50%" cy="50%" r="80" fill="#e03"/></svg>',
    ),
  );

test('a drawing with few colours is encoded without loss', async () => {
  const encoded = await encodePage(() => draw(400, 600));
  expect((await sharp(encoded).metadata()).format).toBe('webp');
  expect(await maxDifference(sharp(encoded), draw(400, 600))).toBe(0);
});

test('an image with many colours is encoded with little loss, in much less space', async () => {
  const photo = makeNoise(40, 60).resize(400, 600, { kernel: 'cubic' });
  const pixels = await photo.png().toBuffer();
  const encoded = await encodePage(() => sharp(pixels));
  expect((await sharp(encoded).metadata()).format).toBe('webp');
  expect(encoded.length).toBeLessThan(pixels.length / 3);
  expect(await maxDifference(sharp(encoded), sharp(pixels))).toBeGreaterThan(0);
});

test('an image that is too tall for WebP is encoded as PNG', async () => {
  const encoded = await encodePage(() => draw(16, 16_384));
  expect(await sharp(encoded).metadata()).toMatchObject({ format: 'png', width: 16, height: 16_384 });
});
