import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { platformFlags } from '../../tools/platform-flags.ts';
import type { Figure } from './figures.ts';
import { treeMemory, watchMemory } from './process-memory.ts';
import { sayingOf } from './saying-of.ts';

/** Milliseconds after which a start has settled. */
const settleMs = 5000;

/** The platform's first start on an empty folder, and a later one with all images drawn. */
export async function measureFirstStart(): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'banca-first-start-'));
  try {
    return [...(await measureOnEmpty(folder)), ...(await measureAgain(folder))];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function start(folder: string) {
  const begun = performance.now();
  const platform = spawn(process.execPath, [...platformFlags, 'server/commands/start.ts'], {
    env: { ...process.env, DATA_DIR: folder, PORT: '0', DEMO: 'on', DATABASE_URL: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return { platform, since: () => (performance.now() - begun) / 1000 };
}

async function stop(platform: ChildProcess): Promise<void> {
  const ended = once(platform, 'exit');
  platform.kill();
  await ended;
}

async function measureAgain(folder: string): Promise<Figure[]> {
  const { platform, since } = start(folder);
  try {
    const [address = ''] = await sayingOf(platform, /http:\/\/[\d.:]+/);
    await firstCovers(address);
    const listed = since();
    await wait(settleMs);
    return [
      { name: 'later start: catalogue listed', value: listed, unit: 's' },
      { name: 'later start: memory after it', value: await treeMemory(platform.pid ?? 0), unit: 'MiB' },
    ];
  } finally {
    await stop(platform);
  }
}

/** Seconds until the catalogue responds, shows its covers and has every page drawn; the largest memory meanwhile. */
async function measureOnEmpty(folder: string): Promise<Figure[]> {
  const { platform, since } = start(folder);
  const memory = watchMemory(platform.pid ?? 0);
  try {
    const said = (pattern: RegExp) => sayingOf(platform, pattern);
    const allDrawn = said(/All images of the demo are drawn/);
    const [address = ''] = await said(/http:\/\/[\d.:]+/);
    const opening = memory.takePeak();
    const covers = await firstCovers(address);
    const listed = since();
    await Promise.all(covers.map((cover) => bytesOf(`${address}${cover}`)));
    const shown = since();
    await allDrawn;
    return [
      { name: 'first start: catalogue listed', value: listed, unit: 's', budget: 10 },
      { name: 'first start: its first 20 covers shown', value: shown, unit: 's', budget: 10 },
      { name: 'first start: every page drawn', value: since(), unit: 's' },
      { name: 'first start: largest memory while the database is made', value: opening, unit: 'MiB' },
      {
        name: 'first start: largest memory while drawing',
        value: memory.takePeak(),
        unit: 'MiB',
        budget: 600,
      },
    ];
  } finally {
    memory.stop();
    await stop(platform);
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
