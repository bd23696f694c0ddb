import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { platformFlags } from '../../tools/platform-flags.ts';
import type { Figure } from './figures.ts';
import { treeMemory, watchMemory } from './process-memory.ts';
import { waitForOutput } from './wait-for-output.ts';

/** Memory is stable after this time. */
const settleMs = 5000;

/** The first start of the platform with an empty folder, and a later start. */
export async function measureFirstStart(): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'banca-first-start-'));
  try {
    return [...(await measureOnEmpty(folder)), ...(await measureAgain(folder))];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function start(folder: string) {
  const startedAt = performance.now();
  const platform = spawn(process.execPath, [...platformFlags, 'server/commands/start.ts'], {
    env: { ...process.env, DATA_DIR: folder, PORT: '0', DEMO: 'on', DATABASE_URL: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return { platform, since: () => (performance.now() - startedAt) / 1000 };
}

async function stop(platform: ChildProcess): Promise<void> {
  const ended = once(platform, 'exit');
  platform.kill();
  await ended;
}

async function measureAgain(folder: string): Promise<Figure[]> {
  const { platform, since } = start(folder);
  try {
    const [address = ''] = await waitForOutput(platform, /http:\/\/[\d.:]+/);
    await firstCovers(address);
    const listed = since();
    await wait(settleMs);
    return [
      { name: 'later start: catalogue listed', value: listed, unit: 's' },
      { name: 'later start: memory afterwards', value: await treeMemory(platform.pid ?? 0), unit: 'MiB' },
    ];
  } finally {
    await stop(platform);
  }
}

/** Seconds until the catalogue responds, shows its covers, and all pages are drawn. Also measures the peak memory. */
async function measureOnEmpty(folder: string): Promise<Figure[]> {
  const { platform, since } = start(folder);
  const memory = watchMemory(platform.pid ?? 0);
  try {
    const output = (pattern: RegExp) => waitForOutput(platform, pattern);
    const allDrawn = output(/All images of the demo are drawn/);
    const [address = ''] = await output(/http:\/\/[\d.:]+/);
    const opening = memory.takePeak();
    const covers = await firstCovers(address);
    const listed = since();
    await Promise.all(covers.map((cover) => bytesOf(`${address}${cover}`)));
    const shown = since();
    await allDrawn;
    return [
      { name: 'first start: catalogue listed', value: listed, unit: 's', budget: 10 },
      { name: 'first start: first 20 covers shown', value: shown, unit: 's', budget: 10 },
      { name: 'first start: all pages drawn', value: since(), unit: 's' },
      { name: 'first start: peak memory while the database is created', value: opening, unit: 'MiB' },
      {
        name: 'first start: peak memory while drawing',
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

interface IssueList {
  items: { content: { cover: { address: string } } }[];
}

async function firstCovers(address: string): Promise<string[]> {
  const list: IssueList = await (await fetch(`${address}/api/comics/issue?limit=20&page=0`)).json();
  return list.items.map(({ content }) => content.cover.address.replace('{width}', '384'));
}

async function bytesOf(address: string): Promise<void> {
  const response = await fetch(address, { headers: { accept: 'image/webp' } });
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  await response.arrayBuffer();
}
