import { mkdir, readdir, rename } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { jest } from '@jest/globals';
import {
  type DataDirectoryLock,
  lockDataDirectory,
} from '../../../server/data-directory/lock-data-directory.ts';
import { openDatabase } from '../../../server/database/open-database.ts';
import { createTemporaryFolder, makePicture, writeComic } from '../../unit/server/media/make-comics.ts';
import { runCommand } from '../support/run-command.ts';

// Each test starts processes, and some a database.
jest.setTimeout(60_000);

let folder: Awaited<ReturnType<typeof createTemporaryFolder>>;
let data: string;
const locks: DataDirectoryLock[] = [];
beforeEach(async () => {
  folder = await createTemporaryFolder();
  data = join(folder.path, 'data');
});
afterEach(async () => {
  for (const lock of locks.splice(0)) await lock.release();
  await folder.remove();
});

async function run(...words: string[]) {
  const running = runCommand('server/commands/import.ts', { DATA_DIR: data }, ...words);
  return { code: await running.waitForExit(), output: running.output() };
}

async function lock(ownerName?: string): Promise<void> {
  locks.push(await lockDataDirectory(data, ownerName));
}

test('starts a database if no platform is running, reports each result, and fails if one import failed', async () => {
  const comics = join(folder.path, 'comics');
  await mkdir(join(comics, 'more'), { recursive: true });
  await writeComic(comics, { '1.jpg': await makePicture(1) }, 'mar 10.cbz');
  await writeComic(comics, { '1.jpg': 'no picture' }, 'mar 2.cbz');
  await writeComic(join(comics, 'more'), { '1.jpg': await makePicture(1) }, 'again.zip');
  const { code, output } = await run(comics, join(folder.path, 'nowhere.cbz'));
  expect(code).toBe(1);
  expect(output.split('\n').sort()).toEqual([
    '',
    `Already imported: ${comics}/more/again.zip is "Mar" (mar-10).`,
    `Failed: ${comics}/mar 2.cbz contains "1.jpg", which is not a JPEG, PNG, WebP, AVIF or GIF image.`,
    `Failed: ${folder.path}/nowhere.cbz does not exist.`,
    `Imported: ${comics}/mar 10.cbz as "Mar" (mar-10), 1 page.`,
  ]);
  expect((await readdir(data)).sort()).toEqual(['media', 'platform.turn', 'postgresql']);
});

test('the platform does not start if the images of imported comics are missing', async () => {
  const comic = await writeComic(folder.path, { '1.jpg': await makePicture(1) }, 'mar.cbz');
  await run(comic);
  await rename(join(data, 'media'), join(folder.path, 'elsewhere'));
  const platform = runCommand('server/commands/start.ts', { DATA_DIR: data, PORT: '0', DEMO: 'off' });
  expect(await platform.waitForExit()).toBe(1);
  expect(platform.output()).toMatch(
    /^The database has imported comics, but their images are missing: there is no folder \S+media\/originals\. [^\n]+\n$/,
  );
});

test('imports into the database of the running platform, and keeps its unfinished files', async () => {
  await lock();
  const database = await openDatabase({ dataDirectory: data });
  const unfinished = join(data, 'media/staging/of-the-platform');
  await mkdir(unfinished, { recursive: true });
  const path = await writeComic(folder.path, { '1.jpg': await makePicture(1) }, 'x.cbz');
  const named = relative(process.cwd(), path);
  const { code, output } = await run('--publisher', 'Casa', '--for', 'subscribers', named);
  expect(output).toBe(`Imported: ${named} as "X" (x), 1 page.\n`);
  expect(code).toBe(0);
  const issues = await database
    .selectFrom('comics.issue')
    .innerJoin('comics.publisher', 'comics.publisher.id', 'comics.issue.publisherId')
    .select(['slug', 'name', 'isAvailableForAll', 'isAvailableForSubscribers'])
    .execute();
  expect(issues).toEqual([
    { slug: 'x', name: 'Casa', isAvailableForAll: false, isAvailableForSubscribers: true },
  ]);
  expect(await readdir(join(data, 'media/staging'))).toEqual(['of-the-platform']);
  await database.destroy();
});

test('gives different slugs to comics with the same title that two processes import concurrently', async () => {
  await lock();
  const database = await openDatabase({ dataDirectory: data });
  const comics = await Promise.all(
    [1, 2].map(async (seed) => {
      const each = join(folder.path, String(seed));
      await mkdir(each);
      return writeComic(each, { '1.jpg': await makePicture(seed) }, 'mar.cbz');
    }),
  );
  const results = await Promise.all(comics.map((path) => run(path)));
  expect(results.map(({ code }) => code)).toEqual([0, 0]);
  const slugs = await database.selectFrom('comics.issue').select('slug').orderBy('slug').execute();
  expect(slugs).toEqual([{ slug: 'mar' }, { slug: 'mar-2' }]);
  await database.destroy();
});

test('fails with an explanation while another command uses the data directory', async () => {
  await lock('create-staff');
  const { code, output } = await run('x.cbz');
  expect(code).toBe(1);
  expect(output).toBe(
    `${data} is in use by create-staff (process ${process.pid}). Stop it first, or set DATA_DIR to another folder.\n`,
  );
});
