import { access, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { cacheSmallImages } from '../../../../server/media/images/cache-small-images.ts';
import { createFileImageStore } from '../../../../server/media/images/file-image-store.ts';
import type { ImageStore } from '../../../../server/media/images/image-store.ts';
import { createTemporaryFolder } from './make-comics.ts';

let folder: Awaited<ReturnType<typeof createTemporaryFolder>>;
let files: ImageStore;
beforeEach(async () => {
  folder = await createTemporaryFolder();
  files = createFileImageStore(join(folder.path, 'store'));
});
afterEach(() => folder.remove());

async function storeImage(name: string, content: Buffer | string): Promise<boolean> {
  const file = join(folder.path, 'incoming');
  await writeFile(file, content);
  return files.addFile(name, file);
}

async function readContent(store: ImageStore, name: string): Promise<Buffer | null> {
  const opened = await store.open(name);
  if (!opened) return null;
  const body = await opened.body();
  const bytes = Buffer.isBuffer(body) ? body : await buffer(body);
  expect(bytes).toHaveLength(opened.bytes);
  return bytes;
}

test('an image is stored once and never overwritten', async () => {
  expect(await storeImage('abcd', 'one')).toBe(true);
  expect(await storeImage('abcd', 'two')).toBe(false);
  expect((await readContent(files, 'abcd'))?.toString()).toBe('one');
  await expect(access(join(folder.path, 'store/ab/cd/abcd'))).resolves.toBeUndefined();
});

test('a missing image is null, and can be removed without an error', async () => {
  expect(await files.open('abcd')).toBeNull();
  expect(await files.sizeOf('abcd')).toBeNull();
  await expect(files.remove('abcd')).resolves.toBeUndefined();
});

test('small and large images are read completely', async () => {
  const large = Buffer.alloc(3 * 1024 * 1024, 7);
  await storeImage('abcd', 'small');
  await storeImage('ffff', large);
  expect((await readContent(files, 'abcd'))?.toString()).toBe('small');
  expect((await readContent(files, 'ffff'))?.equals(large)).toBe(true);
});

test('only small images are cached in memory', async () => {
  const store = cacheSmallImages(files);
  await storeImage('abcd', 'small');
  await storeImage('ffff', Buffer.alloc(65 * 1024));
  for (const name of ['abcd', 'ffff']) await readContent(store, name);
  for (const name of ['abcd', 'ffff']) await files.remove(name);
  expect((await readContent(store, 'abcd'))?.toString()).toBe('small');
  expect(await readContent(store, 'ffff')).toBeNull();
  await store.remove('abcd');
  expect(await readContent(store, 'abcd')).toBeNull();
});
