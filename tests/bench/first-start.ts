import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { platformFlags } from '../../tools/platform-flags.ts';
import type { Figure } from './figures.ts';
import { sayingOf } from './saying-of.ts';

/** The platform's first start on an empty folder: when its newsstand can be browsed, and what it takes until all is drawn. */
export async function measureFirstStart(): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'banca-first-start-'));
  const begun = performance.now();
  const since = (): number => (performance.now() - begun) / 1000;
  const platform = spawn(process.execPath, [...platformFlags, 'server/start.ts'], {
    env: { ...process.env, DATA_DIR: folder, PORT: '0', DEMO: 'on' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const memory = watchMemory(platform);
  try {
    const said = (pattern: RegExp) => sayingOf(platform, pattern);
    const drawn = said(/Every picture of the demo is drawn/);
    const [address = ''] = await said(/http:\/\/[\d.:]+/);
    const opening = memory.take();
    const covers = await firstCovers(address);
    const listed = since();
    await Promise.all(covers.map((cover) => bytesOf(`${address}${cover}`)));
    const shown = since();
    await drawn;
    return [
      { name: 'first start: catalogue listed', value: listed, unit: 's', budget: 10 },
      { name: 'first start: its first 20 covers shown', value: shown, unit: 's', budget: 10 },
      { name: 'first start: every page drawn', value: since(), unit: 's' },
      { name: 'first start: largest memory while the database is made', value: opening, unit: 'MiB' },
      { name: 'first start: largest memory while drawing', value: memory.take(), unit: 'MiB', budget: 600 },
    ];
  } finally {
    memory.stop();
    const ended = once(platform, 'exit');
    platform.kill();
    await ended;
    await rm(folder, { recursive: true, force: true });
  }
}

interface Listed {
  items: { content: { cover: { address: string } } }[];
}

async function firstCovers(address: string): Promise<string[]> {
  const list: Listed = await (await fetch(`${address}/api/comics/issue?limit=20&page=0`)).json();
  return list.items.map(({ content }) => content.cover.address.replace('{width}', '384'));
}

async function bytesOf(address: string): Promise<void> {
  const response = await fetch(address, { headers: { accept: 'image/webp' } });
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  await response.arrayBuffer();
}

/** The largest sum of what the platform and its child processes hold, looked at four times a second. */
function watchMemory({ pid }: ChildProcess): { take(): number; stop(): void } {
  let largest = 0;
  const stopping = new AbortController();
  const watch = async () => {
    while (!stopping.signal.aborted) {
      const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '');
      const sizes = await Promise.all([String(pid), ...children.split(' ')].map(residentMemory));
      largest = Math.max(
        largest,
        sizes.reduce((sum, size) => sum + size, 0),
      );
      await wait(250);
    }
  };
  void watch();
  return {
    /** In MiB, since it was taken last. */
    take() {
      const taken = largest;
      largest = 0;
      return taken;
    },
    stop: () => stopping.abort(),
  };
}

/** In MiB; 0 for a process that is not there. */
async function residentMemory(pid: string): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
}
