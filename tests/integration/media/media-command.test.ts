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
let dataDirectory: string;
const locks: DataDirectoryLock[] = [];
beforeEach(async () => {
  folder = await createTemporaryFolder();
  dataDirectory = join(folder.path, 'data');
});
afterEach(async () => {
  for (const lock of locks.splice(0)) await lock.release();
  await folder.remove();
});

async function runImport(...words: string[]) {
  const running = runCommand('server/commands/import.ts', { DATA_DIR: dataDirectory }, ...words);
  return { code: await running.waitForExit(), output: running.output() };
}

async function lockDataFor(ownerName?: string): Promise<void> {
  locks.push(await lockDataDirectory(dataDirectory, ownerName));
}

test('the import command starts a database if no platform is running, reports each result, and fails if one import failed', async () => {
  const comics = join(folder.path, 'comics');
  await mkdir(join(comics, 'more'), { recursive: true });
  await writeComic(comics, { '1.jpg': await makePicture(1) }, 'mar 10.cbz');
  await writeComic(comics, { '1.jpg': 'no picture' }, 'mar 2.cbz');
  await writeComic(join(comics, 'more'), { '1.jpg': await makePicture(1) }, 'again.zip');
  const { code, output } = await runImport(comics, join(folder.path, 'nowhere.cbz'));
  expect(code).toBe(1);
  expect(output.split('\n').sort()).toEqual([
    '',
    `Already imported: ${comics}/more/again.zip is "Mar" (mar-10).`,
    `Failed: ${comics}/mar 2.cbz contains "1.jpg", which is not a JPEG, PNG, WebP, AVIF or GIF image.`,
    `Failed: ${folder.path}/nowhere.cbz does not exist.`,
    `Imported: ${comics}/mar 10.cbz as "Mar" (mar-10), 1 page.`,
  ]);
  expect((await readdir(dataDirectory)).sort()).toEqual(['media', 'platform.turn', 'postgresql']);
});

test('the platform does not start if the images of imported comics are missing', async () => {
  const comic = await writeComic(folder.path, { '1.jpg': await makePicture(1) }, 'mar.cbz');
  await runImport(comic);
  await rename(join(dataDirectory, 'media'), join(folder.path, 'moved'));
  const platform = runCommand('server/commands/start.ts', {
    DATA_DIR: dataDirectory,
    PORT: '0',
    DEMO: 'off',
  });
  expect(await platform.waitForExit()).toBe(1);
  expect(platform.output()).toMatch(
    /^The database has imported comics, but their images are missing: there is no folder \S+media\/originals\. [^\n]+\n$/,
  );
});

test("the import command uses the running platform's database, and keeps its unfinished files", async () => {
  await lockDataFor();
  const database = await openDatabase({ dataDirectory });
  const unfinished = join(dataDirectory, 'media/staging/of-the-platform');
  await mkdir(unfinished, { recursive: true });
  const path = await writeComic(folder.path, { '1.jpg': await makePicture(1) }, 'x.cbz');
  const relativePath = relative(process.cwd(), path);
  const { code, output } = await runImport(
    '--publisher',
    'Casa',
    '--for',
    'subscribers',
    '--sample',
    '5',
    relativePath,
  );
  expect(output).toBe(`Imported: ${relativePath} as "X" (x), 1 page.\n`);
  expect(code).toBe(0);
  const issues = await database
    .selectFrom('comics.issue')
    .innerJoin('comics.publisher', 'comics.publisher.id', 'comics.issue.publisherId')
    .select(['slug', 'name', 'isAvailableForAll', 'isAvailableForSubscribers', 'samplePages'])
    .execute();
  expect(issues).toEqual([
    { slug: 'x', name: 'Casa', isAvailableForAll: false, isAvailableForSubscribers: true, samplePages: 5 },
  ]);
  expect(await readdir(join(dataDirectory, 'media/staging'))).toEqual(['of-the-platform']);
  await database.destroy();
});

test('comics with the same title get different slugs, even if two processes import them concurrently', async () => {
  await lockDataFor();
  const database = await openDatabase({ dataDirectory });
  const comics = await Promise.all(
    [1, 2].map(async (seed) => {
      const comicFolder = join(folder.path, String(seed));
      await mkdir(comicFolder);
      return writeComic(comicFolder, { '1.jpg': await makePicture(seed) }, 'mar.cbz');
    }),
  );
  const results = await Promise.all(comics.map((path) => runImport(path)));
  expect(results.map(({ code }) => code)).toEqual([0, 0]);
  const slugs = await database.selectFrom('comics.issue').select('slug').orderBy('slug').execute();
  expect(slugs).toEqual([{ slug: 'mar' }, { slug: 'mar-2' }]);
  await database.destroy();
});

test('the import command fails with an explanation while another command uses the data directory', async () => {
  await lockDataFor('create-staff');
  const { code, output } = await runImport('x.cbz');
  expect(code).toBe(1);
  expect(output).toBe(
    `${dataDirectory} is in use by create-staff (process ${process.pid}). Stop it first, or set DATA_DIR to another folder.\n`,
  );
});
