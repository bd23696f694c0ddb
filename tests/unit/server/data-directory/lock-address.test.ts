import { chmod, lstat, mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { openLockAddress } from '../../../../server/data-directory/lock-address.ts';

test('returns a named pipe on Windows, the same for upper and lower case', () => {
  const { path } = openLockAddress('one', 'win32');
  expect(path).toMatch(/^\\\\\.\\pipe\\banca-[\da-f]{32}$/);
  expect(openLockAddress('two', 'win32').path).not.toBe(path);
  expect(openLockAddress('ONE', 'win32').path).toBe(path);
});

describe('openLockAddress for a path that is too long, without /proc', () => {
  let folder: string;
  let longPath: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'banca-'));
    longPath = join(folder, 'x'.repeat(120));
    for (const path of [join(folder, 'tmp'), longPath, `${longPath}y`]) await mkdir(path);
  });
  afterEach(() => rm(folder, { recursive: true }));

  const findLockPath = (path = longPath) => openLockAddress(path, 'darwin', join(folder, 'tmp')).path;
  const privateFolder = () => join(folder, 'tmp', `banca-${process.getuid?.()}`);

  test('returns a short path that depends on the folder, in a folder that only its owner can open', async () => {
    const path = findLockPath();
    expect(path).toMatch(/\/banca-\d+\/[\da-f]{32}\.sock$/);
    expect(Buffer.byteLength(path)).toBeLessThan(100);
    expect(findLockPath()).toBe(path);
    expect(findLockPath(`${longPath}y`)).not.toBe(path);
    expect(dirname(path)).toBe(privateFolder());
    expect((await lstat(privateFolder())).mode & 0o777).toBe(0o700);
  });

  test('returns the same path for a link to the folder', async () => {
    const link = join(folder, 'z'.repeat(120));
    await symlink(longPath, link);
    expect(findLockPath(link)).toBe(findLockPath());
  });

  test.each<[string, () => Promise<unknown>]>([
    ['a link', () => symlink(folder, privateFolder())],
    ['a folder that others can open', () => mkdir(privateFolder()).then(() => chmod(privateFolder(), 0o777))],
  ])('rejects %s at the path of the private folder', async (_what, create) => {
    await create();
    expect(() => findLockPath()).toThrow(
      `${privateFolder()} must be a folder that only user ${process.getuid?.()} can open`,
    );
  });
});
