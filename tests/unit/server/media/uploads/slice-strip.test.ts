import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { chooseSlices, encodeSlice, isStrip } from '../../../../../server/media/uploads/slice-strip.ts';
import { createTemporaryFolder, makeNoise } from '../make-comics.ts';

let folder: Awaited<ReturnType<typeof createTemporaryFolder>>;
beforeAll(async () => {
  folder = await createTemporaryFolder();
});
afterAll(() => folder.remove());

test.each([
  [1000, 4096, false],
  [1000, 4097, true],
  [1500, 4500, false],
  [1500, 4501, true],
  [100, 3000, false],
])('an image of %d × %d pixels: strip %s', (width, height, expected) => {
  expect(isStrip({ width, height })).toBe(expected);
});

const width = 60;
const height = 420;
/** Noise with white rows at 200 to 209. */
const strip = async (): Promise<Sharp> => {
  const gap = await sharp({ create: { width, height: 10, channels: 3, background: 'white' } })
    .png()
    .toBuffer();
  const noise = await makeNoise(width, height).png().toBuffer();
  return sharp(
    await sharp(noise)
      .composite([{ input: gap, left: 0, top: 200 }])
      .png()
      .toBuffer(),
  );
};

async function slice(bytes: Buffer): Promise<Buffer[]> {
  const path = join(folder.path, 'strip');
  await writeFile(path, bytes);
  const slices: Buffer[] = [];
  for (const each of await chooseSlices(path, { width, height })) slices.push(await encodeSlice(path, each));
  return slices;
}

/** The pixels of all slices, from top to bottom. */
const joinPixels = async (slices: Buffer[]) =>
  Buffer.concat(await Promise.all(slices.map((each) => sharp(each).removeAlpha().raw().toBuffer())));

const meanDifference = (one: Buffer, other: Buffer) =>
  one.reduce((sum, value, index) => sum + Math.abs(value - (other[index] ?? 0)), 0) / one.length;

test('no pixel row is lost or repeated, and the slices of a PNG lose nothing', async () => {
  const drawn = sharp({ create: { width, height, channels: 3, background: 'white' } }).composite([
    {
      input: await sharp({ create: { width: 30, height: 80, channels: 3, background: 'red' } })
        .png()
        .toBuffer(),
    },
  ]);
  const bytes = await drawn.png().toBuffer();
  const slices = await slice(bytes);
  expect(slices).toHaveLength(4);
  const pixels = await sharp(bytes).removeAlpha().raw().toBuffer();
  expect((await joinPixels(slices)).equals(pixels)).toBe(true);
});

test('a cut is placed in calm rows', async () => {
  const slices = await slice(await (await strip()).png().toBuffer());
  const { height: first = 0 } = await sharp(slices[0]).metadata();
  const { height: second = 0 } = await sharp(slices[1]).metadata();
  expect(first + second).toBeGreaterThan(200);
  expect(first + second).toBeLessThan(210);
});

test('the slices of a JPEG look like it', async () => {
  const bytes = await makeNoise(6, 42).resize(width, height).jpeg({ quality: 95 }).toBuffer();
  const slices = await slice(bytes);
  const pixels = await joinPixels(slices);
  expect(pixels).toHaveLength(width * height * 3);
  expect(meanDifference(pixels, await sharp(bytes).raw().toBuffer())).toBeLessThan(4);
});

test.each([3, 6, 8])('the slices of an image with orientation %d are upright', async (orientation) => {
  const upright = await (await strip()).removeAlpha().raw().toBuffer();
  const raw = { width, height, channels: 3 } as const;
  const turns: Record<number, number> = { 3: 180, 6: 270, 8: 90 };
  const bytes = await sharp(upright, { raw })
    .rotate(turns[orientation] ?? 0)
    .withMetadata({ orientation })
    .jpeg({ quality: 100, chromaSubsampling: '4:4:4' })
    .toBuffer();
  const slices = await slice(bytes);
  for (const each of slices) expect((await sharp(each).metadata()).orientation).toBeUndefined();
  const pixels = await joinPixels(slices);
  expect(pixels).toHaveLength(upright.length);
  // The white rows are where they were.
  const row = (number: number) => pixels.subarray(number * width * 3, (number + 1) * width * 3);
  expect(Math.min(...row(204))).toBeGreaterThan(240);
  expect(Math.min(...row(190))).toBeLessThan(100);
});

test('a truncated strip is refused', async () => {
  const bytes = await makeNoise(width, height).jpeg().toBuffer();
  await expect(slice(bytes.subarray(0, bytes.length - 2000))).rejects.toThrow();
});
