import { execFileSync } from 'node:child_process';
import { mkdir, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { importLimits } from '@banca/server/media/import-limits.js';
import { openFolder } from '../../../../../server/media/sources/folder-source.ts';
import { createTemporaryFolder } from '../make-comics.ts';

let folder: Awaited<ReturnType<typeof createTemporaryFolder>>;
let comic: string;
beforeEach(async () => {
  folder = await createTemporaryFolder();
  comic = join(folder.path, 'Mar Aberto');
  await mkdir(join(comic, 'extra'), { recursive: true });
  await writeFile(join(comic, '10.jpg'), 'ten');
  await writeFile(join(comic, '2.jpg'), 'two');
  await writeFile(join(comic, 'extra', '1.jpg'), 'extra');
});
afterEach(() => folder.remove());

test('a folder of images with its subfolders is a comic', async () => {
  const source = await openFolder(comic);
  expect(source.name).toBe('Mar Aberto');
  expect(source.pages.map(({ name }) => name)).toEqual(['2.jpg', '10.jpg', 'extra/1.jpg']);
  expect((await source.pages[0]?.read())?.toString()).toBe('two');
});

test('a link to the folder itself does not cause an endless loop', async () => {
  await symlink(comic, join(comic, 'again'));
  expect((await openFolder(comic)).pages).toHaveLength(3);
});

test('the limits of archives apply to folders', async () => {
  await expect(openFolder(comic, { ...importLimits, maxEntries: 2 })).rejects.toThrow(
    'has more than 2 files',
  );
  const source = await openFolder(comic, { ...importLimits, maxImageBytes: 2 });
  await expect(source.pages[0]?.read()).rejects.toThrow('contains "2.jpg", which is too large for an image');
});

describe('an unreadable page is named if it', () => {
  const page = () => join(comic, '3.jpg');
  const readAll = async () => {
    const { pages } = await openFolder(comic);
    for (const { read } of pages) await read();
  };

  it.each<[string, () => Promise<void> | void]>([
    ['is a broken symbolic link', () => symlink('nowhere.jpg', page())],
    ['is a symbolic link that leads back to itself', () => symlink('3.jpg', page())],
    [
      'is a symbolic link that leads out of the folder',
      async () => {
        await writeFile(join(folder.path, 'Mar Aberto private.jpg'), 'secret');
        await symlink('../Mar Aberto private.jpg', page());
      },
    ],
    ['is a device', () => symlink('/dev/zero', page())],
    ['is a named pipe', () => void execFileSync('mkfifo', [page()])],
  ])('%s', async (reason, make) => {
    await make();
    await expect(readAll()).rejects.toThrow(`contains "3.jpg", which ${reason}`);
  });

  it('was removed after the folder was opened', async () => {
    const { pages } = await openFolder(comic);
    await rm(join(comic, '2.jpg'));
    await expect(pages[0]?.read()).rejects.toThrow('contains "2.jpg", which does not exist');
  });
});

test('a link within the folder is a page', async () => {
  await symlink('2.jpg', join(comic, '3.jpg'));
  const { pages } = await openFolder(comic);
  expect((await pages[1]?.read())?.toString()).toBe('two');
});

test('files whose names are not UTF-8 can be read', async () => {
  const raw = Buffer.concat([Buffer.from(`${comic}/`), Buffer.from('90698c8282cc8b90906c2e6a7067', 'hex')]);
  await writeFile(raw, 'titan');
  const page = (await openFolder(comic)).pages.find(({ name }) => name === '進撃の巨人.jpg');
  expect((await page?.read())?.toString()).toBe('titan');
});

test('an empty folder is refused as empty', async () => {
  await mkdir(join(folder.path, 'nothing/inside'), { recursive: true });
  await expect(openFolder(join(folder.path, 'nothing'))).rejects.toThrow('is empty');
});
