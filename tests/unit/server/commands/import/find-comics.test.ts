import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findComics } from '../../../../../server/commands/import/find-comics.ts';
import { temporaryFolder } from '../../media/make-comics.ts';

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

test('documents are reported beside archives or alone, and are texts beside images', async () => {
  const write = async (...names: string[]) => {
    for (const name of names) {
      await mkdir(join(folder.path, name, '..'), { recursive: true });
      await writeFile(join(folder.path, name), '');
    }
  };
  await write('all/1.cbz', 'all/2.epub', 'books/1.epub', 'books/2.pdf', 'comic/1.jpg', 'comic/licence.pdf');
  const found = async (name: string) =>
    (await findComics(join(folder.path, name))).map((path) => String(path).slice(folder.path.length + 1));
  expect(await found('all')).toEqual(['all/1.cbz', 'all/2.epub']);
  expect(await found('books')).toEqual(['books/1.epub', 'books/2.pdf']);
  expect(await found('comic/')).toEqual(['comic/']);
});

test('links that lead nowhere or in circles are left to the import', async () => {
  await symlink(folder.path, join(folder.path, 'again'));
  await symlink('nowhere', join(folder.path, 'broken.cbz'));
  await symlink('loop', join(folder.path, 'loop'));
  expect(await findComics(folder.path)).toEqual([join(folder.path, 'broken.cbz')]);
  expect(await findComics(join(folder.path, 'loop'))).toEqual([join(folder.path, 'loop')]);
});

test('an archive is found whose name is no UTF-8, in its folder and as Node decodes it', async () => {
  const raw = Buffer.concat([Buffer.from(`${folder.path}/`), Buffer.from('ea612e63627a', 'hex')]);
  await writeFile(raw, '');
  expect(await findComics(folder.path)).toEqual([raw]);
  expect(await findComics(raw.toString('utf8'))).toEqual([raw]);
});
