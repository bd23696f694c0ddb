import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { findOtherUse } from '../../../../server/data-directory/find-other-use.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(await realpath(tmpdir()), 'banca-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('is that of folders which have other owners', async () => {
  expect(await findOtherUse('/')).toBe('is the root folder');
  expect(await findOtherUse(homedir())).toBe('is a home directory');
  expect(await findOtherUse('/tmp')).toBe('is shared by all accounts');
});

test('is that of system folders and projects, whatever names they contain', async () => {
  expect(await findOtherUse('/etc')).toMatch(/^contains other files \(\S+\)$/);
  expect(await findOtherUse(join(import.meta.dirname, '../../../..'))).toMatch(/^contains other files/);
  await mkdir(join(folder, 'postgresql'));
  await mkdir(join(folder, 'media'));
  expect(await findOtherUse(folder)).toBeNull();
  await writeFile(join(folder, 'passwd'), '');
  expect(await findOtherUse(folder)).toBe('contains other files (passwd)');
});

test('is none where a folder is empty but for what file systems and desktops add', async () => {
  await mkdir(join(folder, 'lost+found'));
  await writeFile(join(folder, '.DS_Store'), '');
  expect(await findOtherUse(folder)).toBeNull();
});

test.each(['signing-key', 'postgresql/password', 'media/originals/x', 'database/PG_VERSION'])(
  'is none where a data directory, known by %s, contains other files',
  async (mark) => {
    await mkdir(join(folder, mark, '..'), { recursive: true });
    await writeFile(join(folder, mark), '');
    await writeFile(join(folder, 'backup.sql'), '');
    expect(await findOtherUse(folder)).toBeNull();
  },
);
