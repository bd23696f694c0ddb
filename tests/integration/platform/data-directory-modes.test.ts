import { lstat, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { jest } from '@jest/globals';
import { nullIfMissing } from '../../../server/errors/error-facts.ts';
import { makePicture, writeComic } from '../../unit/server/media/make-comics.ts';
import { type RunningCommand, runCommand } from '../support/run-command.ts';

jest.setTimeout(120_000);

let folder: string;
let dataDirectory: string;
let originalUmask: number;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'banca-modes-'));
  dataDirectory = join(folder, 'data');
  // Commands inherit this mask, which removes no permissions.
  originalUmask = process.umask(0);
});
afterEach(async () => {
  process.umask(originalUmask);
  await rm(folder, { recursive: true, force: true, maxRetries: 10 });
});

/** Lists the paths in a folder that other accounts can access, with their modes. Links have no permissions. */
async function listAccessiblePaths(path: string): Promise<string[]> {
  const stats = await nullIfMissing(lstat(path));
  // PostgreSQL may have just removed the file.
  if (!stats) return [];
  const isOpen = !stats.isSymbolicLink() && (stats.mode & 0o077) !== 0;
  const paths = isOpen ? [`${path} ${(stats.mode & 0o7777).toString(8)}`] : [];
  if (!stats.isDirectory()) return paths;
  for (const name of await readdir(path)) paths.push(...(await listAccessiblePaths(join(path, name))));
  return paths;
}

async function startPlatform(): Promise<RunningCommand> {
  const platform = runCommand('server/commands/start.ts', {
    DATA_DIR: dataDirectory,
    PORT: '0',
    DEMO: 'off',
  });
  await platform.waitForOutput('Banca is open at ');
  return platform;
}

async function stopPlatform(platform: RunningCommand): Promise<void> {
  platform.process.kill('SIGTERM');
  await platform.waitForExit();
}

test('the platform and its commands create files that other accounts cannot access', async () => {
  const platform = await startPlatform();
  const comic = await writeComic(
    folder,
    { '1.jpg': await makePicture(1), '2.jpg': await makePicture(2) },
    'comic.cbz',
  );
  expect(
    await runCommand('server/commands/import.ts', { DATA_DIR: dataDirectory }, comic).waitForExit(),
  ).toBe(0);
  const [address] = /http:\/\/127\.0\.0\.1:\d+/.exec(platform.output()) ?? [''];
  const { items } = await (await fetch(`${address}/api/comics/issue`)).json();
  const cover = items[0].content.cover.address.replace('{width}', '256');
  expect((await fetch(`${address}${cover}`)).status).toBe(200);
  const paths = await readdir(dataDirectory, { recursive: true });
  for (const path of [
    'platform.sock',
    'signing-key',
    'postgresql/password',
    'media/originals',
    'media/derived',
  ])
    expect(paths).toContain(path);
  expect(await listAccessiblePaths(dataDirectory)).toEqual([]);
  await stopPlatform(platform);
});

test.each<[string, string[]]>([
  ['server/commands/start.ts', []],
  ['server/commands/import.ts', [import.meta.filename]],
  ['server/commands/create-staff.ts', ['bia@example.com', 'bia.b']],
])(
  '%s restricts a data directory that other accounts can access, even if the command fails afterwards',
  async (command, args) => {
    await mkdir(join(dataDirectory, 'media/originals/ab'), { recursive: true });
    for (const file of ['signing-key', 'media/originals/ab/page'])
      await writeFile(join(dataDirectory, file), 'k'.repeat(43), { mode: 0o666 });
    const environment = { DATA_DIR: dataDirectory, DATABASE_URL: 'postgres://banca@127.0.0.1:1/banca' };
    const failing = runCommand(command, environment, ...args);
    failing.process.stdin?.end('uma-senha-boa-1\n');
    expect(await failing.waitForExit()).toBe(1);
    expect(failing.output()).toContain('The database of DATABASE_URL cannot be opened');
    expect(await readdir(dataDirectory)).toContain('platform.turn');
    expect(await listAccessiblePaths(dataDirectory)).toEqual([]);
  },
);

test('demo:export creates files that other accounts cannot access', async () => {
  const comics = join(folder, 'comics');
  const command = runCommand('demo/export-command.ts', {}, comics);
  while (!(await nullIfMissing(lstat(comics)))) await setTimeout(20);
  expect(await listAccessiblePaths(comics)).toEqual([]);
  command.process.kill('SIGKILL');
  await command.waitForExit();
});
