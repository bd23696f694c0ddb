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
  // A test may have changed the permissions.
  await chmod(parent, 0o700);
  await rm(parent, { recursive: true });
});

const modeOf = async (path: string) => ((await stat(path)).mode & 0o7777).toString(8);
const isRoot = process.getuid?.() === 0;

test('creates a folder that only the owner can open', async () => {
  await prepareDataDirectory(join(folder, 'deeper'));
  expect(await modeOf(join(folder, 'deeper'))).toBe('700');
});

test("restricts Banca's files to the owner, follows no links and does not change other files", async () => {
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

test('completes an interrupted change of permissions', async () => {
  await mkdir(folder);
  await writeFile(join(folder, 'signing-key'), '');
  await chmod(join(folder, 'signing-key'), 0o644);
  await chmod(folder, 0o1700);
  await prepareDataDirectory(folder);
  expect(await modeOf(join(folder, 'signing-key'))).toBe('600');
  expect(await modeOf(folder)).toBe('700');
});

test('restricts the target of a link', async () => {
  const target = join(parent, 'target');
  await mkdir(target);
  await chmod(target, 0o755);
  await symlink(target, folder);
  await prepareDataDirectory(folder);
  expect(await modeOf(target)).toBe('700');
});

test('accepts files that file systems and desktops add to a folder', async () => {
  await mkdir(join(folder, 'lost+found'), { recursive: true });
  await writeFile(join(folder, '.gitkeep'), '');
  await prepareDataDirectory(folder);
  expect(await modeOf(folder)).toBe('700');
});

async function expectFailure(path: string, message: RegExp): Promise<void> {
  const failure = await prepareDataDirectory(path).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(ExplainedFailure);
  expect(failure).toMatchObject({ message: expect.stringMatching(message) });
  expect(failure).toMatchObject({ message: expect.stringContaining(path) });
}

test('rejects and does not change a folder with other files, also behind a link', async () => {
  const project = join(parent, 'project');
  await mkdir(project);
  await writeFile(join(project, 'README.md'), '');
  await chmod(project, 0o755);
  await symlink(project, folder);
  await expectFailure(folder, /contains other files \(README\.md\)/);
  expect(await modeOf(project)).toBe('755');
  expect(await readdir(project)).toEqual(['README.md']);
});

test.each<[string, () => Promise<unknown>, RegExp]>([
  ['a file', () => writeFile(folder, ''), /it is a file or a broken link/],
  ['a link to nothing', () => symlink('/nowhere/at/all', folder), /a broken link/],
  ['a link to itself', () => symlink(folder, folder), /link/],
])('explains that the path is %s', async (_what, create, reason) => {
  await create();
  await expectFailure(folder, /^DATA_DIR must be a folder that this account can write to; /);
  await expectFailure(folder, reason);
});

if (process.platform === 'linux') {
  test('explains that no folder can be created in /proc', async () => {
    await expectFailure('/proc/banca/data', /no folder can be created there\. Correct this, or set DATA_DIR/);
  });
}

test('creates missing parent folders that only the owner can open', async () => {
  const path = join(folder, 'above', 'data');
  await prepareDataDirectory(path);
  for (const each of [folder, join(folder, 'above'), path])
    expect((await stat(each)).mode & 0o7777).toBe(0o700);
});

test('explains that a parent folder is a file', async () => {
  await writeFile(folder, '');
  await expectFailure(join(folder, 'data'), /a part of its path is a file\. Correct this, or set DATA_DIR/);
});

/** Runs work as another account. Requires root. */
async function runAsNobody(work: () => Promise<void>): Promise<void> {
  process.seteuid?.(65534);
  await work().finally(() => process.seteuid?.(0));
}

if (isRoot) {
  test('explains that this account may not create the folder', async () => {
    await runAsNobody(() => expectFailure(folder, /permission is denied/));
  });

  test('rejects a folder of another account in a place where every account can create folders', async () => {
    await mkdir(folder);
    await chown(folder, 65534, 65534);
    await prepareDataDirectory(folder);
    await chmod(parent, 0o1777);
    await expectFailure(folder, /belongs to user 65534 and is in .*, where every account can create folders/);
  });
}

test('rejects a folder of another account', async () => {
  await mkdir(folder);
  await chmod(folder, 0o777);
  await chown(folder, isRoot ? 65533 : (process.getuid?.() ?? 0), -1);
  const getuid = process.getuid;
  process.getuid = () => 12345;
  try {
    await expectFailure(
      folder,
      /belongs to another account \(user \d+; this account is user 12345\)\. Start Banca as/,
    );
  } finally {
    process.getuid = getuid as () => number;
  }
  expect(await modeOf(folder)).toBe('777');
});
