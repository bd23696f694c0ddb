import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rename, rm, symlink, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { jest } from '@jest/globals';
import { explainFailure } from '../../../server/commands/explain-failure.ts';
import { openImportTarget } from '../../../server/commands/import/import-target.ts';
import { readConfiguration } from '../../../server/configuration/configuration.ts';
import { startPlatform } from '../../../server/platform/start-platform.ts';
import { listSeedImages } from '../../../server/seed/seed-images.ts';
import { companySettings } from '../../support/company-settings.ts';
import { makePicture, writeComic } from '../../unit/server/media/make-comics.ts';
import { runCommand } from '../support/run-command.ts';

jest.setTimeout(120_000);

let parent: string;
let intactDirectory: string;

/** Creates a data directory with a comic, which is copied for each test. */
beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), 'banca-damaged-'));
  intactDirectory = join(parent, 'intact');
  const comic = await writeComic(
    parent,
    { '1.jpg': await makePicture(1), '2.jpg': await makePicture(2) },
    'comic.cbz',
  );
  const target = await openImportTarget({ dataDirectory: intactDirectory }, listSeedImages);
  await target.importPath(comic, {}, {}).finally(target.close);
  // The first start creates the signing key.
  expect(await startAndExplainFailure(intactDirectory)).toBe('The platform started.');
}, 300_000);
afterAll(() => rm(parent, { recursive: true, force: true, maxRetries: 10 }));

async function copyIntact(name: string): Promise<string> {
  const folder = join(parent, name.replace(/\W+/g, '-'));
  // `cp -a` also copies owners and modes.
  await once(spawn('cp', ['-a', intactDirectory, folder]), 'exit');
  return folder;
}

async function replaceByFile(path: string, text = 'Another file.'): Promise<void> {
  await rm(path, { recursive: true, force: true });
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
}

async function replaceByFolder(path: string): Promise<void> {
  await rm(path, { recursive: true, force: true });
  await mkdir(path, { recursive: true });
}

async function emptyFolder(folder: string): Promise<void> {
  await rm(folder, { recursive: true });
  await mkdir(folder);
}

const cluster = 'postgresql/cluster';

/** For each damage: its description, the path that the message must name, and a function that damages that path. */
const damages: [string, string, (path: string) => Promise<unknown>][] = [
  ['the folder is a file', '', replaceByFile],
  [
    'the folder is a link to nothing',
    '',
    (path) => rm(path, { recursive: true }).then(() => symlink('/none/at/all', path)),
  ],
  [
    'the folder has only foreign files',
    '',
    (path) => emptyFolder(path).then(() => writeFile(join(path, 'thesis.odt'), '')),
  ],
  ['the key is empty', 'signing-key', (path) => writeFile(path, '')],
  ['the key is short', 'signing-key', (path) => writeFile(path, 'abc')],
  ['the key is a folder', 'signing-key', replaceByFolder],
  ['the key is a link to a folder', 'signing-key', (path) => rm(path).then(() => symlink('.', path))],
  ['the database folder is empty', 'postgresql', emptyFolder],
  ['the database folder is a file', 'postgresql', replaceByFile],
  ['the database folder is missing', '', (path) => rm(join(path, 'postgresql'), { recursive: true })],
  ['the cluster is missing', cluster, (path) => rm(path, { recursive: true })],
  ['the cluster is a file', cluster, replaceByFile],
  [
    'the cluster has only foreign files',
    cluster,
    (path) => emptyFolder(path).then(() => writeFile(join(path, 'x'), '')),
  ],
  ['the password is empty', 'postgresql/password', (path) => writeFile(path, '')],
  ['the password is a folder', 'postgresql/password', replaceByFolder],
  ['PG_VERSION is missing', `${cluster}/PG_VERSION`, rm],
  ['PG_VERSION is a folder', `${cluster}/PG_VERSION`, replaceByFolder],
  ['PG_VERSION is of another version', '', (path) => writeFile(join(path, cluster, 'PG_VERSION'), '17\n')],
  ['PG_VERSION is not a number', '', (path) => writeFile(join(path, cluster, 'PG_VERSION'), 'abc\n')],
  ['pg_control is missing', `${cluster}/global/pg_control`, rm],
  ['pg_control is truncated', cluster, (path) => truncate(join(path, 'global/pg_control'), 100)],
  [
    'pg_control is overwritten',
    cluster,
    (path) => writeFile(join(path, 'global/pg_control'), 'x'.repeat(8192)),
  ],
  ['global is missing', `${cluster}/global`, (path) => rm(path, { recursive: true })],
  ['global is a file', `${cluster}/global`, replaceByFile],
  ['pg_wal is empty', cluster, (path) => emptyFolder(join(path, 'pg_wal'))],
  ['pg_wal is a file', `${cluster}/pg_wal`, replaceByFile],
  ['pg_xact is empty', '', (path) => emptyFolder(join(path, cluster, 'pg_xact'))],
  ['the settings are wrong', cluster, (path) => writeFile(join(path, 'postgresql.conf'), 'nonsense = = 1')],
  ['the access rules are wrong', cluster, (path) => writeFile(join(path, 'pg_hba.conf'), 'nonsense')],
  ['the tables are missing', '', (path) => emptyFolder(join(path, cluster, 'base/5'))],
  ['the lock file is a folder', 'platform.turn', replaceByFolder],
  ['the lock file is another file', 'platform.turn', replaceByFile],
  ['the lock socket is a folder', 'platform.sock', replaceByFolder],
  ['the lock socket is a file', 'platform.sock', replaceByFile],
  ['the media folder is a file', 'media', replaceByFile],
  [
    'the media folder is a link to nothing',
    'media',
    (path) => rm(path, { recursive: true }).then(() => symlink('/none/at/all', path)),
  ],
  ['the folder of originals is a file', 'media/originals', replaceByFile],
  ['the folder of originals is missing', 'media/originals', (path) => rm(path, { recursive: true })],
  ['the folder of derived images is a file', 'media/derived', replaceByFile],
  ['the staging folder is a file', 'media/staging', replaceByFile],
];

/** Expects one line of sentences without stack traces and error codes. */
function expectExplanation(message: string, path: string): void {
  expect(message).toMatch(/^[^\n]+\.$/);
  expect(message).not.toMatch(/\n {4}at |\[object |undefined|Error:|ERR_/);
  expect(message).toContain(path);
  expect(message).toMatch(/Set DATA_DIR|set DATA_DIR|Restore|restore|[Mm]ove|remove|then try again/);
}

/** Returns the message that the start command would print. */
async function startAndExplainFailure(data: string): Promise<string> {
  const configuration = readConfiguration({
    ...companySettings,
    DATA_DIR: data,
    PORT: '0',
    DEMO: 'off',
    LOG_LEVEL: 'silent',
  });
  try {
    const platform = await startPlatform(configuration, () => {});
    await platform.stop();
    return 'The platform started.';
  } catch (error) {
    return explainFailure(error);
  }
}

test.each(damages)(
  'the platform does not start, but explains the damage, if %s',
  async (name, part, damage) => {
    const data = await copyIntact(name);
    const path = join(data, part);
    await damage(path);
    expectExplanation(await startAndExplainFailure(data), path);
    await rm(data, { recursive: true, force: true });
  },
);

test('the start command prints the explanation and fails', async () => {
  const data = await copyIntact('command');
  await writeFile(join(data, 'signing-key'), '');
  const command = runCommand('server/commands/start.ts', { DATA_DIR: data, PORT: '0', DEMO: 'off' });
  expect(await command.waitForExit()).toBe(1);
  expect(command.output()).toBe(`${await startAndExplainFailure(data)}\n`);
});

test('the platform starts with files of other programs and earlier versions in the folder', async () => {
  const data = await copyIntact('other-files');
  await mkdir(join(data, 'database'));
  await writeFile(join(data, 'postgresql.new'), '');
  await mkdir(join(data, 'media/staging/old/announced.json'), { recursive: true });
  await writeFile(join(data, 'media/staging/file'), '');
  await mkdir(join(data, 'media/staging/foreign'));
  await writeFile(join(data, 'media/staging/foreign/announced.json'), '["../../../signing-key", 1]');
  await writeFile(join(data, 'backup.sql'), '');
  await rename(join(data, 'postgresql'), join(parent, 'moved'));
  await symlink(join(parent, 'moved'), join(data, 'postgresql'));
  const platform = runCommand('server/commands/start.ts', { DATA_DIR: data, PORT: '0', DEMO: 'off' });
  await platform.waitForOutput('Banca is open at ');
  expect(await readdir(data)).toContain('signing-key');
  platform.process.kill('SIGTERM');
  await platform.waitForExit();
});
