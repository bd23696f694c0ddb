import { chmod, chown, mkdir, mkdtemp, readdir, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { prepareDataDirectory } from '../../../../server/data-directory/prepare-data-directory.ts';
import { ExplainedFailure } from '../../../../server/errors/explained-failure.ts';

let parent: string;
let folder: string;
beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'banca-'));
  folder = join(parent, 'data');
});
afterEach(async () => {
  // A test may have closed it.
  await chmod(parent, 0o700);
  await rm(parent, { recursive: true });
});

const modeOf = async (path: string) => ((await stat(path)).mode & 0o7777).toString(8);
const isRoot = process.getuid?.() === 0;

test('makes a folder for its owner alone', async () => {
  await prepareDataDirectory(join(folder, 'deeper'));
  expect(await modeOf(join(folder, 'deeper'))).toBe('700');
});

test('closes what Banca has made to other accounts, follows no link in it and keeps other files as they are', async () => {
  const outside = join(parent, 'outside');
  await writeFile(outside, '');
  await mkdir(join(folder, 'media/originals'), { recursive: true });
  const files = ['signing-key', 'media/originals/page', 'media/tool'];
  for (const file of files) await writeFile(join(folder, file), '');
  await symlink(outside, join(folder, 'media/link'));
  await writeFile(join(folder, 'notes'), '');
  for (const path of [...files, 'notes', 'media/originals', 'media', ''])
    await chmod(join(folder, path), 0o777);
  await chmod(join(folder, 'signing-key'), 0o666);
  await chmod(outside, 0o666);

  await prepareDataDirectory(folder);
  expect(await modeOf(folder)).toBe('700');
  expect(await modeOf(join(folder, 'signing-key'))).toBe('600');
  for (const path of ['media', 'media/originals', 'media/originals/page', 'media/tool'])
    expect(await modeOf(join(folder, path))).toBe('700');
  for (const other of [outside, join(folder, 'notes')])
    expect((await modeOf(other)).endsWith('0')).toBe(false);
});

test('continues a correction that was interrupted', async () => {
  await mkdir(folder);
  await writeFile(join(folder, 'signing-key'), '');
  await chmod(join(folder, 'signing-key'), 0o644);
  await chmod(folder, 0o1700);
  await prepareDataDirectory(folder);
  expect(await modeOf(join(folder, 'signing-key'))).toBe('600');
  expect(await modeOf(folder)).toBe('700');
});

test('closes the folder that a link leads to', async () => {
  const target = join(parent, 'target');
  await mkdir(target);
  await chmod(target, 0o755);
  await symlink(target, folder);
  await prepareDataDirectory(folder);
  expect(await modeOf(target)).toBe('700');
});

test('accepts what file systems and desktops put into a folder', async () => {
  await mkdir(join(folder, 'lost+found'), { recursive: true });
  await writeFile(join(folder, '.gitkeep'), '');
  await prepareDataDirectory(folder);
  expect(await modeOf(folder)).toBe('700');
});

async function expectRefusal(path: string, sentence: RegExp): Promise<void> {
  const failure = await prepareDataDirectory(path).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(ExplainedFailure);
  expect(failure).toMatchObject({ message: expect.stringMatching(sentence) });
  expect(failure).toMatchObject({ message: expect.stringContaining(path) });
}

test('refuses and does not change a folder of other files, also by a link', async () => {
  const project = join(parent, 'project');
  await mkdir(project);
  await writeFile(join(project, 'README.md'), '');
  await chmod(project, 0o755);
  await symlink(project, folder);
  await expectRefusal(folder, /contains other files \(README\.md\)/);
  expect(await modeOf(project)).toBe('755');
  expect(await readdir(project)).toEqual(['README.md']);
});

test.each<[string, () => Promise<unknown>, RegExp]>([
  ['a file', () => writeFile(folder, ''), /it is a file or a broken link/],
  ['a link to nothing', () => symlink('/nowhere/at/all', folder), /a broken link/],
  ['a link to itself', () => symlink(folder, folder), /link/],
])('explains that it is %s', async (_what, put, reason) => {
  await put();
  await expectRefusal(folder, /^DATA_DIR must be a folder that this account can write to; /);
  await expectRefusal(folder, reason);
});

if (process.platform === 'linux') {
  test('explains that no folder can be created there', async () => {
    await expectRefusal('/proc/banca/data', /no folder can be created there\. Correct this, or set DATA_DIR/);
  });
}

test('creates missing parent folders that only the owner can open', async () => {
  const path = join(folder, 'above', 'data');
  await prepareDataDirectory(path);
  for (const each of [folder, join(folder, 'above'), path])
    expect((await stat(each)).mode & 0o7777).toBe(0o700);
});

test('explains that a folder above it is a file', async () => {
  await writeFile(folder, '');
  await expectRefusal(join(folder, 'data'), /a part of its path is a file\. Correct this, or set DATA_DIR/);
});

/** Runs work as another account; root alone can. */
async function asNobody(work: () => Promise<void>): Promise<void> {
  process.seteuid?.(65534);
  await work().finally(() => process.seteuid?.(0));
}

if (isRoot) {
  test('explains that this account may not make it', async () => {
    await asNobody(() => expectRefusal(folder, /permission is denied/));
  });

  test('refuses a folder of another account that any account can have made', async () => {
    await mkdir(folder);
    await chown(folder, 65534, 65534);
    await prepareDataDirectory(folder);
    await chmod(parent, 0o1777);
    await expectRefusal(folder, /belongs to user 65534 and is in .*, where every account can create folders/);
  });
}

test('refuses a folder of another account', async () => {
  await mkdir(folder);
  await chmod(folder, 0o777);
  await chown(folder, isRoot ? 65533 : (process.getuid?.() ?? 0), -1);
  const getuid = process.getuid;
  process.getuid = () => 12345;
  try {
    await expectRefusal(
      folder,
      /belongs to another account \(user \d+; this account is user 12345\)\. Start Banca as/,
    );
  } finally {
    process.getuid = getuid as () => number;
  }
  expect(await modeOf(folder)).toBe('777');
});
