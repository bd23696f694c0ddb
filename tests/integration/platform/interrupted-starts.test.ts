import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { jest } from '@jest/globals';

/**
 * `INTERRUPTED_STARTS=50 npm run check:jest -- interrupted-starts` kills 50 starts. Half of them are the first start with
 * their data directory.
 */
const killCount = Number(process.env.INTERRUPTED_STARTS ?? 3);
jest.setTimeout(300_000 + killCount * 120_000);

const root = join(import.meta.dirname, '../../..');
let folder: string;
let running: StartedPlatform | null = null;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'banca-interrupted-'));
});
afterEach(async () => {
  if (running) await killTarget('the group', running);
});
afterAll(() => rm(folder, { recursive: true, force: true, maxRetries: 10 }));

interface StartedPlatform {
  process: ChildProcess;
  data: string;
  ended: Promise<unknown>;
  output(): string;
  /** Resolves to true after the platform has opened, or to false if it has ended. */
  isOpen: Promise<boolean>;
}

/** Starts the platform in its own process group, as a terminal does. */
function startPlatform(data: string): StartedPlatform {
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
    output: () => said,
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
const processIdsByTarget: Record<string, (started: StartedPlatform) => Promise<number[]>> = {
  'the group': async ({ process: { pid = 0 } }) => [-pid],
  'the platform': async ({ process: { pid = 0 } }) => [pid],
  'the platform and PostgreSQL': async ({ process: { pid = 0 }, data }) => {
    const text = await readFile(join(data, 'postgresql/cluster/postmaster.pid'), 'utf8').catch(() => '');
    return [pid, Number.parseInt(text, 10) || 0];
  },
};
const targetNames = Object.keys(processIdsByTarget);

async function killTarget(name: string, started: StartedPlatform): Promise<void> {
  const processIds = (await processIdsByTarget[name]?.(started)) ?? [];
  for (const processId of processIds) if (processId !== 0) sendKill(processId);
  await started.ended;
}

/** Returns the slugs of the catalogue, and the files in the data directory. */
async function readContents(started: StartedPlatform): Promise<{ slugs: string[]; files: string[] }> {
  const [address] = /http:\/\/127\.0\.0\.1:\d+/.exec(started.output()) ?? [''];
  const { items } = await (await fetch(`${address}/api/comics/issue?limit=100`)).json();
  const slugs = items.map(({ slug }: { slug: string }) => slug).sort();
  const login = await fetch(`${address}/api/identity/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(readDemoCredentials(started.output())),
  });
  expect(login.status).toBe(200);
  // The media folder is created in the background, with the first drawing.
  const files = (await readdir(started.data)).filter((name) => name !== 'media');
  return { slugs, files: files.sort() };
}

/** Reads an account of the demo, which is created last, from the output of the start. */
function readDemoCredentials(said: string): { entry?: string; password?: string } {
  const [, username, password] = /^Reader: (\S+) .*, password (\S+)$/m.exec(said) ?? [];
  return { ...(username && { entry: username }), ...(password && { password }) };
}

async function startReadAndStop(data: string) {
  const startedAt = performance.now();
  const started = startPlatform(data);
  const isOpen = await started.isOpen;
  if (!isOpen) throw new Error(`The platform did not start: ${started.output()}`);
  const durationMs = performance.now() - startedAt;
  while (!started.output().includes('docs/demo.md')) await setTimeout(20);
  const contents = await readContents(started);
  started.process.kill('SIGTERM');
  await started.ended;
  running = null;
  return { durationMs, ...contents };
}

test('the platform starts completely after a start that was killed at any moment', async () => {
  const existing = join(folder, 'existing');
  const first = await startReadAndStop(existing);
  const later = await startReadAndStop(existing);
  expect(first.slugs.length).toBeGreaterThan(0);
  expect(later.slugs).toEqual(first.slugs);
  for (let count = 0; count < killCount; count += 1) {
    const isFirst = count % 2 === 0;
    const data = isFirst ? join(folder, `first-${count}`) : existing;
    const { durationMs } = isFirst ? first : later;
    // The kills are spread over the whole start, each at a random moment of its part.
    const killAfterMs = ((count + 2 * Math.random()) / killCount) * durationMs;
    const name = targetNames[count % targetNames.length] ?? '';
    const started = startPlatform(data);
    await Promise.race([setTimeout(killAfterMs), started.ended]);
    await killTarget(name, started);
    const description = `after ${name} was killed at ${Math.round(killAfterMs)} of ${Math.round(durationMs)} ms of ${isFirst ? 'the first' : 'a later'} start`;
    const next = await startReadAndStop(data).catch((error: Error) => {
      throw new Error(`${description}: ${error.message}`);
    });
    expect({ description, slugs: next.slugs, files: next.files }).toEqual({
      description,
      slugs: first.slugs,
      files: first.files,
    });
    if (isFirst) await rm(data, { recursive: true, force: true, maxRetries: 10 });
  }
});
