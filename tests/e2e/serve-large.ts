import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { constants, setPriority, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { largePort } from './port.ts';

/**
 * A second platform beside the one of the other browser tests: the same built app on a database of 100,000 issues.
 * On the port after its own it answers at once how far it is: 'idle', 'filling', 'open', or why it is not. It begins to
 * fill when it is asked there with POST, and is an empty process until then.
 */
const root = resolve(import.meta.dirname, '../..');
const folder = await mkdtemp(join(tmpdir(), 'banca-e2e-large-'));
const environment = { DATA_DIR: join(folder, 'data'), PORT: String(largePort), DEMO: 'off' };
const stopping = new AbortController();
let state = 'idle';
let stopPlatform = async () => {};

function fill(): Promise<void> {
  return new Promise((done, fail) => {
    const filling = execFile(
      process.execPath,
      ['tests/comics/fill-large-catalogue.ts', environment.DATA_DIR],
      { cwd: root, signal: stopping.signal },
      (error) => (error ? fail(error) : done()),
    );
    // The tests that run meanwhile go first.
    if (filling.pid) setPriority(filling.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  });
}

async function open(): Promise<void> {
  const begun = performance.now();
  state = 'filling';
  await fill();
  // Not before: the process is to weigh nothing where no test wants the large catalogue.
  const { readConfiguration } = await import('../../server/configuration/configuration.ts');
  const { startPlatform } = await import('../../server/platform/start-platform.ts');
  const platform = await startPlatform(readConfiguration(environment), () => {});
  stopPlatform = platform.stop;
  state = 'open';
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  process.stdout.write(`The large catalogue is open after ${seconds} s\n`);
}

const stop = async () => {
  stopping.abort();
  await stopPlatform();
  await rm(folder, { recursive: true, maxRetries: 5 });
  process.exit();
};
process.on('SIGTERM', stop).on('SIGINT', stop);

createServer((request, response) => {
  if (request.method === 'POST' && state === 'idle') {
    open().catch((error) => {
      state = `failed: ${error}`;
    });
  }
  response.end(state);
}).listen(largePort + 1, '127.0.0.1');
