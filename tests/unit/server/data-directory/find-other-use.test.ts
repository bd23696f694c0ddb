import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { findOtherUse } from '../../../../server/data-directory/find-other-use.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(await realpath(tmpdir()), 'banca-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('rejects the root folder, home directories and folders that all accounts share', async () => {
  expect(await findOtherUse('/')).toBe('is the root folder');
  expect(await findOtherUse(homedir())).toBe('is a home directory');
  expect(await findOtherUse('/tmp')).toBe('is shared by all accounts');
});

test('rejects system folders and projects, even if some names occur in a data directory', async () => {
  expect(await findOtherUse('/etc')).toMatch(/^contains other files \(\S+\)$/);
  expect(await findOtherUse(join(import.meta.dirname, '../../../..'))).toMatch(/^contains other files/);
  await mkdir(join(folder, 'postgresql'));
  await mkdir(join(folder, 'media'));
  expect(await findOtherUse(folder)).toBeNull();
  await writeFile(join(folder, 'passwd'), '');
  expect(await findOtherUse(folder)).toBe('contains other files (passwd)');
});

test('accepts an empty folder with the files that file systems and desktops add', async () => {
  await mkdir(join(folder, 'lost+found'));
  await writeFile(join(folder, '.DS_Store'), '');
  expect(await findOtherUse(folder)).toBeNull();
});

test.each(['signing-key', 'postgresql/password', 'media/originals/x', 'database/PG_VERSION'])(
  'accepts a data directory with %s that contains other files',
  async (path) => {
    await mkdir(join(folder, path, '..'), { recursive: true });
    await writeFile(join(folder, path), '');
    await writeFile(join(folder, 'backup.sql'), '');
    expect(await findOtherUse(folder)).toBeNull();
  },
);
