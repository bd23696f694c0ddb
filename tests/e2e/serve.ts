import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { readConfiguration } from '../../server/configuration/configuration.ts';
import { startPlatform } from '../../server/platform/start-platform.ts';
import { makeComic } from '../comics/make-comic.ts';
import { sharedComics } from '../comics/shared-comics.ts';
import { comicsToMake } from './comics-to-make.ts';
import { port } from './port.ts';

/**
 * Serves the built app and the platform for browser tests, like `npm start`, with an empty data folder and imported comics.
 * When it is ready, the next port returns the slug of each imported file.
 */
const root = resolve(import.meta.dirname, '../..');
const run = promisify(execFile);
const folder = await mkdtemp(join(tmpdir(), 'banca-e2e-'));
const environment = {
  DATA_DIR: join(folder, 'data'),
  PORT: String(port),
  DEMO: 'on',
  // Lets a test choose its network address, because rate limits count by network.
  TRUST_PROXY: '127.0.0.1',
};
const runNode = (...command: string[]) =>
  run(process.execPath, command, { cwd: root, env: { ...process.env, ...environment } });

await runNode('tools/build.ts');
const platform = await startPlatform(readConfiguration(environment), (line) =>
  process.stdout.write(`${line}\n`),
);
const stop = async () => {
  await platform.stop();
  await rm(folder, { recursive: true });
  process.exit();
};
process.on('SIGTERM', stop).on('SIGINT', stop);

await mkdir(join(folder, 'comics'));
const generatedComics = comicsToMake.map((comic) => ({ ...comic, file: join(folder, 'comics', comic.file) }));
await Promise.all(generatedComics.map(makeComic));
const { stdout } = await runNode(
  'server/commands/import.ts',
  ...generatedComics.map(({ file }) => file),
  ...sharedComics,
);
const matches = [...stdout.matchAll(/^Imported: (.*) as ".*" \(([^)]+)\), \d+ pages?/gm)];
const slugsByFile = Object.fromEntries(matches.map(([, path = '', slug]) => [basename(path), slug]));

createServer((_, response) => response.end(JSON.stringify(slugsByFile))).listen(port + 1, '127.0.0.1');
