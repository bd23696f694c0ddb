import { execFileSync } from 'node:child_process';
import { rename, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { reasonOf } from '../../../../../server/media/reason.ts';
import { openSource } from '../../../../../server/media/sources/open-source.ts';
import { archive, temporaryFolder } from '../make-comics.ts';

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
beforeEach(async () => {
  folder = await temporaryFolder();
});
afterEach(() => folder.remove());

const whyNot = (path: string | Buffer) =>
  openSource(path).then(
    () => 'opened',
    (error: unknown) => reasonOf(error),
  );

test('broken links, loops and special files are refused without blocking', async () => {
  const at = (name: string) => join(folder.path, name);
  await symlink('nowhere.cbz', at('broken.cbz'));
  await symlink('loop.cbz', at('loop.cbz'));
  execFileSync('mkfifo', [at('pipe.cbz')]);
  await writeFile(at('file'), 'text');
  expect({
    broken: await whyNot(at('broken.cbz')),
    loop: await whyNot(at('loop.cbz')),
    pipe: await whyNot(at('pipe.cbz')),
    device: await whyNot('/dev/zero'),
    missing: await whyNot(at('missing.cbz')),
    below: await whyNot(at('file/1.cbz')),
    long: await whyNot(at('a'.repeat(300))),
  }).toEqual({
    broken: 'is a broken symbolic link: its target does not exist',
    loop: 'is a symbolic link that leads back to itself',
    pipe: 'is a named pipe and not a file',
    device: 'is a device and not a file',
    missing: 'does not exist',
    below: 'does not exist',
    long: 'has a name that is too long',
  });
});

test('an archive whose file name is not UTF-8 is opened with a readable name', async () => {
  const path = Buffer.concat([
    Buffer.from(`${folder.path}/`),
    Buffer.from('90698c8282cc8b90906c2e63627a', 'hex'),
  ]);
  const written = await archive(folder.path, { '1.jpg': 'one' });
  await rename(written, path);
  const source = await openSource(path);
  expect(source.name).toBe('進撃の巨人.cbz');
  await source.close();
});
