import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { constants, setPriority, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { companySettings } from '../support/company-settings.ts';
import { largePort } from './port.ts';

/**
 * A second platform for browser tests: the same app with a database of 100,000 issues. The next port returns the state:
 * 'idle', 'filling', 'open' or an error. A POST there starts to fill the database.
 */
const root = resolve(import.meta.dirname, '../..');
const folder = await mkdtemp(join(tmpdir(), 'banca-e2e-large-'));
const environment = {
  DATA_DIR: join(folder, 'data'),
  PORT: String(largePort),
  DEMO: 'off',
  ...companySettings,
};
const abortController = new AbortController();
let state = 'idle';
let stopPlatform = async () => {};

function fillCatalogue(): Promise<void> {
  return new Promise((resolve, reject) => {
    const filling = execFile(
      process.execPath,
      ['tests/comics/fill-large-catalogue.ts', environment.DATA_DIR],
      { cwd: root, signal: abortController.signal },
      (error) => (error ? reject(error) : resolve()),
    );
    // Lower priority than the tests that run in the meantime.
    if (filling.pid) setPriority(filling.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  });
}

async function openPlatform(): Promise<void> {
  const startedAt = performance.now();
  state = 'filling';
  await fillCatalogue();
  // Loaded here, so that the process stays small if no test needs the large catalogue.
  const { readConfiguration } = await import('../../server/configuration/configuration.ts');
  const { startPlatform } = await import('../../server/platform/start-platform.ts');
  const platform = await startPlatform(readConfiguration(environment), () => {});
  stopPlatform = platform.stop;
  state = 'open';
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  process.stdout.write(`The large catalogue is open after ${seconds} s\n`);
}

const stop = async () => {
  abortController.abort();
  await stopPlatform();
  await rm(folder, { recursive: true, maxRetries: 5 });
  process.exit();
};
process.on('SIGTERM', stop).on('SIGINT', stop);

createServer((request, response) => {
  if (request.method === 'POST' && state === 'idle') {
    openPlatform().catch((error) => {
      state = `failed: ${error}`;
    });
  }
  response.end(state);
}).listen(largePort + 1, '127.0.0.1');
