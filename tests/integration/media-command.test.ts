import { mkdir, readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { type Claim, claimDataDirectory } from '../../server/control/claim-data-directory.ts';
import { importCommand } from '../../server/media/command/import-command.ts';
import type { Importer } from '../../server/media/import/importer.ts';
import { archive, picture, temporaryFolder } from '../unit/server/media/make-comics.ts';
import { runCommand } from './support/run-command.ts';

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let data: string;
const claims: Claim[] = [];
beforeEach(async () => {
  folder = await temporaryFolder();
  data = join(folder.path, 'data');
});
afterEach(async () => {
  for (const claim of claims.splice(0)) await claim.release();
  await folder.remove();
});

async function run(...words: string[]) {
  const running = runCommand('import.ts', { DATA_DIR: data }, ...words);
  return { code: await running.ends(), said: running.said() };
}

async function claim(holder?: string): Promise<Claim> {
  const claimed = await claimDataDirectory(data, holder);
  claims.push(claimed);
  return claimed;
}

test('imports by itself where no platform runs, tells each result and fails for the one that failed', async () => {
  const comics = join(folder.path, 'comics');
  await mkdir(join(comics, 'more'), { recursive: true });
  await archive(comics, { '1.jpg': await picture(1) }, 'mar 10.cbz');
  await archive(comics, { '1.jpg': 'no picture' }, 'mar 2.cbz');
  await archive(join(comics, 'more'), { '1.jpg': await picture(1) }, 'again.zip');
  const { code, said } = await run(comics, join(folder.path, 'nowhere.cbz'));
  expect(code).toBe(1);
  expect(said.split('\n').sort()).toEqual([
    '',
    `Already there: ${comics}/more/again.zip is "Mar" (mar-10).`,
    `Failed: ${comics}/mar 2.cbz holds "1.jpg", which is not a JPEG, PNG, WebP, AVIF or GIF image.`,
    `Failed: ${folder.path}/nowhere.cbz does not exist.`,
    `Imported: ${comics}/mar 10.cbz as "Mar" (mar-10), 1 page.`,
  ]);
  expect((await readdir(data)).sort()).toEqual(['database', 'media']);
}, 60_000);

test('goes through the platform that runs, which gets the absolute path and what was asked for', async () => {
  const asked: unknown[] = [];
  const importer: Importer = {
    import: () => Promise.reject(new Error('is not asked')),
    async importPath(path, { details, onProgress } = {}) {
      asked.push(path, details);
      onProgress?.({ page: 1, pages: 2 });
      return {
        outcome: 'imported',
        name: 'x',
        issueId: 'i',
        slug: 's',
        title: 'T',
        pages: 2,
        notes: ['one'],
      };
    },
  };
  (await claim()).serve({ import: importCommand(importer) });
  const path = join(folder.path, 'x.cbz');
  const named = relative(process.cwd(), path);
  const { code, said } = await run('--publisher', 'Casa', '--for', 'subscribers', named);
  expect(said).toBe(`Imported: ${named} as "T" (s), 2 pages.\n  Note: one.\n`);
  expect(code).toBe(0);
  const details = { publisher: { name: 'Casa' }, isAvailableForAll: false, isAvailableForSubscribers: true };
  expect(asked).toEqual([path, details]);
});

test('waits for nobody: data that another command holds is a sentence and a failure', async () => {
  await claim('an import');
  const { code, said } = await run('x.cbz');
  expect(code).toBe(1);
  expect(said).toBe(
    `${data} is in use by an import (process ${process.pid}). Import again when it has ended.\n`,
  );
});

test('the platform refuses an import that it does not understand', () => {
  const command = importCommand({} as Importer);
  expect(() => command({ path: 5 }, () => {}, new AbortController().signal)).toThrow(
    'in a form that is not known',
  );
});
