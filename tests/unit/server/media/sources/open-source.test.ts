import { execFileSync } from 'node:child_process';
import { rename, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { reasonOf } from '../../../../../server/media/reason.ts';
import { openSource } from '../../../../../server/media/sources/open-source.ts';
import { createTemporaryFolder, writeComic } from '../make-comics.ts';
import { makePdf } from '../make-pdf.ts';

let folder: Awaited<ReturnType<typeof createTemporaryFolder>>;
beforeEach(async () => {
  folder = await createTemporaryFolder();
});
afterEach(() => folder.remove());

const reasonNotOpened = (path: string | Buffer) =>
  openSource(path).then(
    () => 'opened',
    (error: unknown) => reasonOf(error),
  );

test('broken links, loops and special files are refused without blocking', async () => {
  const pathOf = (name: string) => join(folder.path, name);
  await symlink('nowhere.cbz', pathOf('broken.cbz'));
  await symlink('loop.cbz', pathOf('loop.cbz'));
  execFileSync('mkfifo', [pathOf('pipe.cbz')]);
  await writeFile(pathOf('file'), 'text');
  expect({
    broken: await reasonNotOpened(pathOf('broken.cbz')),
    loop: await reasonNotOpened(pathOf('loop.cbz')),
    pipe: await reasonNotOpened(pathOf('pipe.cbz')),
    device: await reasonNotOpened('/dev/zero'),
    missing: await reasonNotOpened(pathOf('missing.cbz')),
    below: await reasonNotOpened(pathOf('file/1.cbz')),
    long: await reasonNotOpened(pathOf('a'.repeat(300))),
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

test('a PDF is opened, whatever its name is', async () => {
  const paths = [
    join(folder.path, 'comic.cbz'),
    Buffer.concat([Buffer.from(`${folder.path}/`), Buffer.from('90698c82', 'hex')]),
  ];
  for (const path of paths) {
    await writeFile(path, makePdf([{}, {}]));
    const source = await openSource(path);
    expect(source.pages).toHaveLength(2);
    await source.close();
  }
});

test('an archive whose file name is not UTF-8 is opened with a readable name', async () => {
  const path = Buffer.concat([
    Buffer.from(`${folder.path}/`),
    Buffer.from('90698c8282cc8b90906c2e63627a', 'hex'),
  ]);
  const written = await writeComic(folder.path, { '1.jpg': 'one' });
  await rename(written, path);
  const source = await openSource(path);
  expect(source.name).toBe('進撃の巨人.cbz');
  await source.close();
});
