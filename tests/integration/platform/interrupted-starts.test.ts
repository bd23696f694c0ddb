import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { jest } from '@jest/globals';

/** `INTERRUPTED_STARTS=50 npm run check:jest -- interrupted-starts` kills 50 starts, half of them the first of a folder. */
const kills = Number(process.env.INTERRUPTED_STARTS ?? 3);
jest.setTimeout(300_000 + kills * 120_000);

const root = join(import.meta.dirname, '../../..');
let folder: string;
let running: Start | null = null;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'banca-interrupted-'));
});
afterEach(async () => {
  if (running) await kill('the group', running);
});
afterAll(() => rm(folder, { recursive: true, force: true, maxRetries: 10 }));

interface Start {
  process: ChildProcess;
  data: string;
  ended: Promise<unknown>;
  said(): string;
  /** Resolves to true after the platform has opened, or to false if it has ended. */
  isOpen: Promise<boolean>;
}

/** Starts the platform in its own process group, as a terminal does. */
function start(data: string): Start {
  const child = spawn(process.execPath, [join(root, 'server/commands/start.ts')], {
    cwd: root,
    detached: true,
    env: { PATH: process.env.PATH, DATA_DIR: data, PORT: '0', DEMO: 'on', LOG_LEVEL: 'error' },
  });
  let said = '';
  const ended = once(child, 'close');
  const opened = new Promise<boolean>((done) => {
    for (const output of [child.stdout, child.stderr])
      output.on('data', (text) => {
        said += text;
        if (said.includes('Banca is open at ')) done(true);
      });
  });
  running = {
    process: child,
    data,
    ended,
    said: () => said,
    isOpen: Promise.race([opened, ended.then(() => false)]),
  };
  return running;
}

const sendKill = (processId: number) => {
  try {
    process.kill(processId, 'SIGKILL');
  } catch {
    // The process has ended, or was never started.
  }
};

/** The process IDs to kill. A negative ID is a group. PostgreSQL has its own group. */
const targets: Record<string, (started: Start) => Promise<number[]>> = {
  'the group': async ({ process: { pid = 0 } }) => [-pid],
  'the platform': async ({ process: { pid = 0 } }) => [pid],
  'the platform and PostgreSQL': async ({ process: { pid = 0 }, data }) => {
    const text = await readFile(join(data, 'postgresql/cluster/postmaster.pid'), 'utf8').catch(() => '');
    return [pid, Number.parseInt(text, 10) || 0];
  },
};
const targetNames = Object.keys(targets);

async function kill(name: string, started: Start): Promise<void> {
  const processIds = (await targets[name]?.(started)) ?? [];
  for (const processId of processIds) if (processId !== 0) sendKill(processId);
  await started.ended;
}

/** Returns the slugs of the catalogue, and the files in the data directory. */
async function readContents(started: Start): Promise<{ slugs: string[]; files: string[] }> {
  const [address] = /http:\/\/127\.0\.0\.1:\d+/.exec(started.said()) ?? [''];
  const { items } = await (await fetch(`${address}/api/comics/issue?limit=100`)).json();
  const slugs = items.map(({ slug }: { slug: string }) => slug).sort();
  const login = await fetch(`${address}/api/identity/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(demoReader(started.said())),
  });
  expect(login.status).toBe(200);
  // The media folder is created in the background, with the first drawing.
  const files = (await readdir(started.data)).filter((name) => name !== 'media');
  return { slugs, files: files.sort() };
}

/** Reads an account of the demo, which is created last, from the output of the start. */
function demoReader(said: string): { entry?: string; password?: string } {
  const [, entry, password] = /^Reader: (\S+) .*, password (\S+)$/m.exec(said) ?? [];
  return { ...(entry && { entry }), ...(password && { password }) };
}

async function openAndStop(data: string) {
  const startedAt = performance.now();
  const started = start(data);
  const isOpen = await started.isOpen;
  if (!isOpen) throw new Error(`The platform did not start: ${started.said()}`);
  const durationMs = performance.now() - startedAt;
  while (!started.said().includes('docs/demo.md')) await setTimeout(20);
  const contents = await readContents(started);
  started.process.kill('SIGTERM');
  await started.ended;
  running = null;
  return { durationMs, ...contents };
}

test('the platform starts completely after a start that was killed at any moment', async () => {
  const existing = join(folder, 'existing');
  const first = await openAndStop(existing);
  const later = await openAndStop(existing);
  expect(first.slugs.length).toBeGreaterThan(0);
  expect(later.slugs).toEqual(first.slugs);
  for (let count = 0; count < kills; count += 1) {
    const isFirst = count % 2 === 0;
    const data = isFirst ? join(folder, `first-${count}`) : existing;
    const { durationMs } = isFirst ? first : later;
    // Spread over the whole start, at a random moment of each part.
    const moment = ((count + 2 * Math.random()) / kills) * durationMs;
    const name = targetNames[count % targetNames.length] ?? '';
    const started = start(data);
    await Promise.race([setTimeout(moment), started.ended]);
    await kill(name, started);
    const what = `after ${name} was killed at ${Math.round(moment)} of ${Math.round(durationMs)} ms of ${isFirst ? 'the first' : 'a later'} start`;
    const next = await openAndStop(data).catch((error: Error) => {
      throw new Error(`${what}: ${error.message}`);
    });
    expect({ what, slugs: next.slugs, files: next.files }).toEqual({
      what,
      slugs: first.slugs,
      files: first.files,
    });
    if (isFirst) await rm(data, { recursive: true, force: true, maxRetries: 10 });
  }
});
