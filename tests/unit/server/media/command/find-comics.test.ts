import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findComics } from '../../../../../server/media/command/find-comics.ts';
import { temporaryFolder } from '../make-comics.ts';

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
beforeEach(async () => {
  folder = await temporaryFolder();
});
afterEach(() => folder.remove());

test('a folder with archives in it stands for them, at any depth, in natural order', async () => {
  for (const name of [
    '10.cbz',
    '2.CBZ',
    'old/1.cbr',
    '.hidden.cbz',
    '__MACOSX/x.cbz',
    'cover.jpg',
    'dir.cbz/1.jpg',
  ]) {
    await mkdir(join(folder.path, name, '..'), { recursive: true });
    await writeFile(join(folder.path, name), '');
  }
  expect(await findComics(folder.path)).toEqual(
    ['2.CBZ', '10.cbz', 'dir.cbz', 'old/1.cbr'].map((name) => join(folder.path, name)),
  );
});

test('a folder of images, a file and what is not there stand for themselves', async () => {
  await writeFile(join(folder.path, '1.jpg'), '');
  for (const path of [folder.path, join(folder.path, '1.jpg'), join(folder.path, 'nowhere.cbz')]) {
    expect(await findComics(path)).toEqual([path]);
  }
});
