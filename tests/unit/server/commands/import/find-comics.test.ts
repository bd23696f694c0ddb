import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findComics } from '../../../../../server/commands/import/find-comics.ts';
import { createTemporaryFolder } from '../../media/make-comics.ts';

let folder: Awaited<ReturnType<typeof createTemporaryFolder>>;
beforeEach(async () => {
  folder = await createTemporaryFolder();
});
afterEach(() => folder.remove());

test('finds the archives in a folder at any depth, in natural order', async () => {
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

test('returns the path itself for a folder of images, a file and a missing path', async () => {
  await writeFile(join(folder.path, '1.jpg'), '');
  for (const path of [folder.path, join(folder.path, '1.jpg'), join(folder.path, 'nowhere.cbz')]) {
    expect(await findComics(path)).toEqual([path]);
  }
});

test('finds documents among archives or alone, and ignores them in a folder of images', async () => {
  const writeFiles = async (...names: string[]) => {
    for (const name of names) {
      await mkdir(join(folder.path, name, '..'), { recursive: true });
      await writeFile(join(folder.path, name), '');
    }
  };
  await writeFiles(
    'all/1.cbz',
    'all/2.epub',
    'books/1.epub',
    'books/2.pdf',
    'comic/1.jpg',
    'comic/licence.pdf',
  );
  const comicsIn = async (name: string) =>
    (await findComics(join(folder.path, name))).map((path) => String(path).slice(folder.path.length + 1));
  expect(await comicsIn('all')).toEqual(['all/1.cbz', 'all/2.epub']);
  expect(await comicsIn('books')).toEqual(['books/1.epub', 'books/2.pdf']);
  expect(await comicsIn('comic/')).toEqual(['comic/']);
});

test('returns broken links, and does not follow circular ones', async () => {
  await symlink(folder.path, join(folder.path, 'again'));
  await symlink('nowhere', join(folder.path, 'broken.cbz'));
  await symlink('loop', join(folder.path, 'loop'));
  expect(await findComics(folder.path)).toEqual([join(folder.path, 'broken.cbz')]);
  expect(await findComics(join(folder.path, 'loop'))).toEqual([join(folder.path, 'loop')]);
});

test('finds an archive whose name is not UTF-8, in its folder and as an argument', async () => {
  const raw = Buffer.concat([Buffer.from(`${folder.path}/`), Buffer.from('ea612e63627a', 'hex')]);
  await writeFile(raw, '');
  expect(await findComics(folder.path)).toEqual([raw]);
  expect(await findComics(raw.toString('utf8'))).toEqual([raw]);
});
