import sharp from 'sharp';
import { openPictureMaker } from '../../../../../server/identity/profile/user-pictures.ts';

const make = openPictureMaker();
const image = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c33' } });

it.each([
  ['avatar', 256, 256],
  ['cover', 1600, 400],
] as const)('cuts a picture to the shape of the %s, as WebP', async (kind, width, height) => {
  const { hash, bytes } = await make(kind, await image(300, 500).jpeg().toBuffer());
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width, height });
  expect(hash).toMatch(/^[0-9a-f]{64}$/);
});

it.each(['jpeg', 'png', 'webp', 'avif'] as const)('takes a %s', async (format) => {
  const { bytes } = await make('avatar', await image(20, 30).toFormat(format).toBuffer());
  expect((await sharp(bytes).metadata()).width).toBe(256);
});

it('takes an image of 25 megapixels', async () => {
  const { bytes } = await make('avatar', await image(5000, 5000).png().toBuffer());
  expect((await sharp(bytes).metadata()).width).toBe(256);
});

it('keeps nothing of what a camera writes into an image, and turns it upright', async () => {
  const sent = await image(40, 20)
    .jpeg()
    .withExif({ IFD0: { Copyright: 'somebody' }, IFD3: { GPSLatitudeRef: 'S' } })
    .withMetadata({ orientation: 6 })
    .toBuffer();
  const { exif, xmp, iptc, icc, orientation } = await sharp((await make('avatar', sent)).bytes).metadata();
  expect({ exif, xmp, iptc, icc, orientation }).toEqual({});
});

it.each<[string, () => Promise<Buffer>]>([
  ['nothing', async () => Buffer.alloc(0)],
  ['a text', async () => Buffer.from('<script>alert(1)</script>')],
  ['an SVG', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
  ['a GIF', () => image(9, 9).gif().toBuffer()],
  ['half of an image', async () => (await image(300, 300).png().toBuffer()).subarray(0, 200)],
  ['what only begins as an image', async () => Buffer.from('\xff\xd8\xff and no more', 'latin1')],
  ['an image of more than 25 megapixels', () => image(5001, 5000).png().toBuffer()],
])('refuses %s', async (_what, read) => {
  await expect(make('avatar', await read())).rejects.toThrow('USER.INVALID_PICTURE');
});

it('makes the next picture after one that was none', async () => {
  const none = make('avatar', Buffer.from('x'));
  const next = make('avatar', await image(9, 9).png().toBuffer());
  await expect(none).rejects.toThrow();
  expect((await next).bytes.length).toBeGreaterThan(0);
});
