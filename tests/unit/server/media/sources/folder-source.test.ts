import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { importLimits } from '../../../../../server/media/limits.ts';
import { openFolder } from '../../../../../server/media/sources/folder-source.ts';
import { temporaryFolder } from '../make-comics.ts';

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let comic: string;
beforeEach(async () => {
  folder = await temporaryFolder();
  comic = join(folder.path, 'Mar Aberto');
  await mkdir(join(comic, 'extra'), { recursive: true });
  await writeFile(join(comic, '10.jpg'), 'ten');
  await writeFile(join(comic, '2.jpg'), 'two');
  await writeFile(join(comic, 'extra', '1.jpg'), 'extra');
});
afterEach(() => folder.remove());

test('a folder of images is a comic, with the folders in it', async () => {
  const source = await openFolder(comic);
  expect(source.name).toBe('Mar Aberto');
  expect(source.pages.map(({ name }) => name)).toEqual(['2.jpg', '10.jpg', 'extra/1.jpg']);
  expect((await source.pages[0]?.read())?.toString()).toBe('two');
});

test('a folder that leads back to itself does not go on for ever', async () => {
  await symlink(comic, join(comic, 'again'));
  expect((await openFolder(comic)).pages).toHaveLength(3);
});

test('the limits of archives hold for folders', async () => {
  await expect(openFolder(comic, { ...importLimits, entries: 2 })).rejects.toThrow('has more than 2 files');
  const source = await openFolder(comic, { ...importLimits, imageBytes: 2 });
  await expect(source.pages[0]?.read()).rejects.toThrow(
    'holds "2.jpg", which is larger than one image may be',
  );
});
