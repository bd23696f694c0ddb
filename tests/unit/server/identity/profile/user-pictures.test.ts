import sharp from 'sharp';
import { createPictureConverter } from '../../../../../server/identity/profile/user-pictures.ts';

const convertPicture = createPictureConverter();
const drawImage = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c33' } });

it.each([
  ['avatar', 256, 256],
  ['cover', 1600, 400],
] as const)('crops a picture to the size of the %s, as WebP', async (kind, width, height) => {
  const { hash, bytes } = await convertPicture(kind, await drawImage(300, 500).jpeg().toBuffer());
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width, height });
  expect(hash).toMatch(/^[0-9a-f]{64}$/);
});

it.each(['jpeg', 'png', 'webp', 'avif'] as const)('accepts %s', async (format) => {
  const { bytes } = await convertPicture('avatar', await drawImage(20, 30).toFormat(format).toBuffer());
  expect((await sharp(bytes).metadata()).width).toBe(256);
});

it('accepts an image of 25 megapixels', async () => {
  const { bytes } = await convertPicture('avatar', await drawImage(5000, 5000).png().toBuffer());
  expect((await sharp(bytes).metadata()).width).toBe(256);
});

it('removes metadata and rotates the image upright', async () => {
  const upload = await drawImage(40, 20)
    .jpeg()
    .withExif({ IFD0: { Copyright: 'somebody' }, IFD3: { GPSLatitudeRef: 'S' } })
    .withMetadata({ orientation: 6 })
    .toBuffer();
  const { exif, xmp, iptc, icc, orientation } = await sharp(
    (await convertPicture('avatar', upload)).bytes,
  ).metadata();
  expect({ exif, xmp, iptc, icc, orientation }).toEqual({});
});

it.each<[string, () => Promise<Buffer>]>([
  ['an empty file', async () => Buffer.alloc(0)],
  ['a text', async () => Buffer.from('<script>alert(1)</script>')],
  ['an SVG', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
  ['a GIF', () => drawImage(9, 9).gif().toBuffer()],
  ['half of an image', async () => (await drawImage(300, 300).png().toBuffer()).subarray(0, 200)],
  ['a file that only begins like an image', async () => Buffer.from('\xff\xd8\xff and no more', 'latin1')],
  ['an image of more than 25 megapixels', () => drawImage(5001, 5000).png().toBuffer()],
])('rejects %s', async (_what, read) => {
  await expect(convertPicture('avatar', await read())).rejects.toThrow('USER.INVALID_PICTURE');
});

it('converts the next picture after an invalid one', async () => {
  const invalid = convertPicture('avatar', Buffer.from('x'));
  const next = convertPicture('avatar', await drawImage(9, 9).png().toBuffer());
  await expect(invalid).rejects.toThrow();
  expect((await next).bytes.length).toBeGreaterThan(0);
});
