import { access, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { cacheSmallImages } from '../../../../server/media/images/cache-small-images.ts';
import { fileImageStore } from '../../../../server/media/images/file-image-store.ts';
import type { ImageStore } from '../../../../server/media/images/image-store.ts';
import { temporaryFolder } from './make-comics.ts';

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let files: ImageStore;
beforeEach(async () => {
  folder = await temporaryFolder();
  files = fileImageStore(join(folder.path, 'store'));
});
afterEach(() => folder.remove());

async function take(name: string, content: Buffer | string): Promise<boolean> {
  const file = join(folder.path, 'incoming');
  await writeFile(file, content);
  return files.take(name, file);
}

async function content(store: ImageStore, name: string): Promise<Buffer | null> {
  const opened = await store.open(name);
  if (!opened) return null;
  const body = await opened.body();
  const bytes = Buffer.isBuffer(body) ? body : await buffer(body);
  expect(bytes).toHaveLength(opened.bytes);
  return bytes;
}

test('an image is stored once and never overwritten', async () => {
  expect(await take('abcd', 'one')).toBe(true);
  expect(await take('abcd', 'two')).toBe(false);
  expect((await content(files, 'abcd'))?.toString()).toBe('one');
  await expect(access(join(folder.path, 'store/ab/cd/abcd'))).resolves.toBeUndefined();
});

test('a missing image is null, and can be removed without an error', async () => {
  expect(await files.open('abcd')).toBeNull();
  expect(await files.size('abcd')).toBeNull();
  await expect(files.remove('abcd')).resolves.toBeUndefined();
});

test('small and large images are read completely', async () => {
  const large = Buffer.alloc(3 * 1024 * 1024, 7);
  await take('abcd', 'small');
  await take('ffff', large);
  expect((await content(files, 'abcd'))?.toString()).toBe('small');
  expect((await content(files, 'ffff'))?.equals(large)).toBe(true);
});

test('only small images are cached in memory', async () => {
  const store = cacheSmallImages(files);
  await take('abcd', 'small');
  await take('ffff', Buffer.alloc(65 * 1024));
  for (const name of ['abcd', 'ffff']) await content(store, name);
  for (const name of ['abcd', 'ffff']) await files.remove(name);
  expect((await content(store, 'abcd'))?.toString()).toBe('small');
  expect(await content(store, 'ffff')).toBeNull();
  await store.remove('abcd');
  expect(await content(store, 'abcd')).toBeNull();
});
