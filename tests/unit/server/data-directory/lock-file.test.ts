import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lockFile } from '../../../../server/data-directory/lock-file.ts';

test('locks a file only once until it is released, and leaves no other file', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'banca-'));
  const unlock = lockFile(join(folder, 'lock'));
  expect(lockFile(join(folder, 'lock'))).toBeNull();
  expect(await readdir(folder)).toEqual(['lock']);
  unlock?.();
  const again = lockFile(join(folder, 'lock'));
  expect(again).not.toBeNull();
  again?.();
  await rm(folder, { recursive: true });
});
