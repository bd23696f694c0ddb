import { createHash } from 'node:crypto';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import type { StoredImage } from '../../../../../server/database/image-row.ts';
import { examineImage } from '../../../../../server/media/images/examine-image.ts';
import { createFileImageStore } from '../../../../../server/media/images/file-image-store.ts';
import { openStagingFolder } from '../../../../../server/media/images/staging-folder.ts';
import { encodePicture } from '../../../../../server/media/pictures/encode-picture.ts';
import { createPictures, type ServedPicture } from '../../../../../server/media/pictures/pictures.ts';
import { createWorkQueue } from '../../../../../server/media/work-queue.ts';
import { createTemporaryFolder, makeNoise, makePicture } from '../make-comics.ts';

let folder: Awaited<ReturnType<typeof createTemporaryFolder>>;
const problems: unknown[] = [];
beforeEach(async () => {
  folder = await createTemporaryFolder();
  problems.length = 0;
});
afterEach(() => folder.remove());

const pathOf = (name: string) => join(folder.path, name);
const browser = 'image/avif,image/webp,*/*';
const webp = 'image/webp,*/*';

function openPictures(overrides: Partial<Parameters<typeof createPictures>[0]> = {}) {
  const work = createWorkQueue({ maxConcurrent: 2, idleMs: 0, maxWaiting: 100 });
  const pictures = createPictures({
    originals: createFileImageStore(pathOf('originals')),
    derived: createFileImageStore(pathOf('derived')),
    staging: openStagingFolder(pathOf('staging')),
    work,
    encode: encodePicture,
    onProblem: (error) => problems.push(error),
    ...overrides,
  });
  return { ...pictures, work };
}

async function storeOriginal(bytes: Buffer): Promise<StoredImage> {
  const hash = createHash('sha256').update(bytes).digest('hex');
  await mkdir(pathOf('incoming'), { recursive: true });
  await writeFile(pathOf(`incoming/${hash}`), bytes);
  await createFileImageStore(pathOf('originals')).addFile(hash, pathOf(`incoming/${hash}`));
  return { hash, ...(await examineImage(bytes)) };
}

async function bytesOf(served: ServedPicture): Promise<Buffer> {
  const opened = await served.open();
  if (!opened) throw new Error('The file is missing.');
  const body = await opened.body();
  const bytes = Buffer.isBuffer(body) ? body : await buffer(body);
  expect(bytes).toHaveLength(opened.bytes);
  return bytes;
}

/** Excludes the lock file of this process. */
const filesIn = async (name: string) =>
  (await readdir(pathOf(name), { recursive: true, withFileTypes: true }).catch(() => []))
    .filter((item) => item.isFile() && !item.name.endsWith('.lock'))
    .map((item) => item.name);

/** Waits for work that runs in the background. */
async function waitUntil(condition: () => Promise<boolean>): Promise<void> {
  while (!(await condition())) await new Promise((resolve) => setTimeout(resolve, 10));
}

test('a picture has the requested width and its own aspect ratio', async () => {
  const image = await storeOriginal(await makePicture(1, { width: 400, height: 600 }));
  const served = await openPictures().choose(image, 256, webp);
  expect(served.contentType).toBe('image/webp');
  expect(await sharp(await bytesOf(served)).metadata()).toMatchObject({
    format: 'webp',
    width: 256,
    height: 384,
  });
});

test('a hundred concurrent requests share one variant', async () => {
  const image = await storeOriginal(await makePicture(1, { width: 400, height: 600 }));
  const originals = createFileImageStore(pathOf('originals'));
  let reads = 0;
  const countingStore = {
    ...originals,
    sourceOf(name: string) {
      reads += 1;
      return originals.sourceOf(name);
    },
  };
  const { choose } = openPictures({ originals: countingStore });
  const served = await Promise.all(Array.from({ length: 100 }, () => choose(image, 256, webp)));
  expect(new Set(served.map(({ etag }) => etag)).size).toBe(1);
  expect(reads).toBe(1);
  expect(await filesIn('derived')).toHaveLength(1);
  expect(await filesIn('staging')).toEqual([]);
});

test('AVIF is created in the background, and then served with its own ETag', async () => {
  const image = await storeOriginal(await makePicture(1, { width: 400, height: 600 }));
  const { choose } = openPictures();
  const first = await choose(image, 256, browser);
  expect(first.contentType).toBe('image/webp');
  await waitUntil(async () => (await filesIn('derived')).length === 2);
  await waitUntil(async () => (await choose(image, 256, browser)).contentType === 'image/avif');
  const later = await choose(image, 256, browser);
  expect(later.etag).not.toBe(first.etag);
  expect((await sharp(await bytesOf(later)).metadata()).width).toBe(256);
  expect((await choose(image, 256, webp)).etag).toBe(first.etag);
});

test('covers are prepared in both formats', async () => {
  const image = await storeOriginal(await makePicture(1, { width: 400, height: 600 }));
  openPictures().prepare(image, 128);
  await waitUntil(async () => (await filesIn('derived')).length === 2);
  expect((await filesIn('derived')).map((name) => name.replace(image.hash, '')).sort()).toEqual([
    '-128-1.avif',
    '-128-1.webp',
  ]);
});

test('at its own width, the stored image is served if it is smaller', async () => {
  const bytes = await makeNoise(200, 300).jpeg({ quality: 10 }).toBuffer();
  const image = await storeOriginal(bytes);
  for (const pictures of [openPictures(), openPictures()]) {
    const served = await pictures.choose(image, 3840, webp);
    expect(served.contentType).toBe('image/jpeg');
    expect((await bytesOf(served)).equals(bytes)).toBe(true);
  }
});

test('a stored AVIF is not encoded again for its own width', async () => {
  const bytes = await makePicture(1, { width: 100, height: 150, format: 'avif' });
  const served = await openPictures().choose(await storeOriginal(bytes), 128, browser);
  expect(served.contentType).toBe('image/avif');
  expect((await bytesOf(served)).equals(bytes)).toBe(true);
});

test('a rotated image is served upright, even if the stored one is smaller', async () => {
  const bytes = await makeNoise(200, 300).jpeg({ quality: 5 }).withMetadata({ orientation: 6 }).toBuffer();
  const served = await openPictures().choose(await storeOriginal(bytes), 3840, webp);
  expect(await sharp(await bytesOf(served)).metadata()).toMatchObject({
    format: 'webp',
    width: 300,
    height: 200,
  });
});

test('only the first frame of an animation is served', async () => {
  const frames = [await makePicture(1), await makePicture(2)];
  const image = await storeOriginal(
    await sharp(frames, { join: { animated: true } })
      .webp()
      .toBuffer(),
  );
  const { pages = 1, height } = await sharp(
    await bytesOf(await openPictures().choose(image, 640, webp)),
  ).metadata();
  expect([pages, height]).toEqual([1, 60]);
});

test('a failure is not cached', async () => {
  const image = await storeOriginal(await makePicture(1, { width: 400, height: 600 }));
  const originals = createFileImageStore(pathOf('originals'));
  let isBroken = true;
  const { choose } = openPictures({
    originals: {
      ...originals,
      sourceOf: (name) => (isBroken ? Promise.reject(new Error('no')) : originals.sourceOf(name)),
    },
  });
  await expect(choose(image, 256, webp)).rejects.toThrow('no');
  isBroken = false;
  await expect(choose(image, 256, webp)).resolves.toMatchObject({ contentType: 'image/webp' });
});

test('pictures are served even if the disk is full', async () => {
  const image = await storeOriginal(await makePicture(1, { width: 400, height: 600 }));
  const full = Object.assign(new Error('no space left'), { code: 'ENOSPC' });
  const derived = { ...createFileImageStore(pathOf('derived')), addFile: () => Promise.reject(full) };
  const served = await openPictures({ derived }).choose(image, 256, webp);
  expect((await sharp(await bytesOf(served)).metadata()).width).toBe(256);
  expect(problems).toEqual([full]);
  expect(await filesIn('staging')).toEqual([]);
});

test('deleted variants are created again', async () => {
  const image = await storeOriginal(await makePicture(1, { width: 400, height: 600 }));
  const { choose } = openPictures();
  const served = await choose(image, 256, webp);
  await rm(pathOf('derived'), { recursive: true });
  expect(await served.open()).toBeNull();
  expect(await bytesOf(await choose(image, 256, webp))).not.toHaveLength(0);
});
