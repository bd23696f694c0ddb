import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { platformFlags } from '../../tools/platform-flags.ts';
import type { Figure } from './figures.ts';
import { measureTreeMemory, watchMemory } from './process-memory.ts';
import { waitForOutput } from './wait-for-output.ts';

/** Time from the first response until the memory is stable. */
const settleMs = 5000;

/** The first start of the platform with an empty folder, and a later start. */
export async function measureFirstStart(): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'banca-first-start-'));
  try {
    return [...(await measureStartOnEmptyFolder(folder)), ...(await measureLaterStart(folder))];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function startPlatform(folder: string) {
  const startedAt = performance.now();
  const platform = spawn(process.execPath, [...platformFlags, 'server/commands/start.ts'], {
    env: { ...process.env, DATA_DIR: folder, PORT: '0', DEMO: 'on', DATABASE_URL: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return { platform, secondsSinceStart: () => (performance.now() - startedAt) / 1000 };
}

async function stopPlatform(platform: ChildProcess): Promise<void> {
  const ended = once(platform, 'exit');
  platform.kill();
  await ended;
}

async function measureLaterStart(folder: string): Promise<Figure[]> {
  const { platform, secondsSinceStart } = startPlatform(folder);
  try {
    const [address = ''] = await waitForOutput(platform, /http:\/\/[\d.:]+/);
    await fetchFirstCovers(address);
    const listedSeconds = secondsSinceStart();
    await wait(settleMs);
    return [
      { name: 'later start: catalogue listed', value: listedSeconds, unit: 's' },
      {
        name: 'later start: memory afterwards',
        value: await measureTreeMemory(platform.pid ?? 0),
        unit: 'MiB',
      },
    ];
  } finally {
    await stopPlatform(platform);
  }
}

/** Measures the seconds until the catalogue responds, its covers are shown and all pages are drawn, and the peak memory. */
async function measureStartOnEmptyFolder(folder: string): Promise<Figure[]> {
  const { platform, secondsSinceStart } = startPlatform(folder);
  const memory = watchMemory(platform.pid ?? 0);
  try {
    const waitFor = (pattern: RegExp) => waitForOutput(platform, pattern);
    const allDrawn = waitFor(/All images of the demo are drawn/);
    const [address = ''] = await waitFor(/http:\/\/[\d.:]+/);
    const peakAtCreation = memory.takePeak();
    const covers = await fetchFirstCovers(address);
    const listedSeconds = secondsSinceStart();
    await Promise.all(covers.map((cover) => downloadImage(`${address}${cover}`)));
    const shownSeconds = secondsSinceStart();
    await allDrawn;
    return [
      { name: 'first start: catalogue listed', value: listedSeconds, unit: 's', budget: 10 },
      { name: 'first start: first 20 covers shown', value: shownSeconds, unit: 's', budget: 10 },
      { name: 'first start: all pages drawn', value: secondsSinceStart(), unit: 's' },
      { name: 'first start: peak memory while the database is created', value: peakAtCreation, unit: 'MiB' },
      {
        name: 'first start: peak memory while drawing',
        value: memory.takePeak(),
        unit: 'MiB',
        budget: 600,
      },
    ];
  } finally {
    memory.stop();
    await stopPlatform(platform);
  }
}

interface IssueList {
  items: { content: { cover: { address: string } } }[];
}

async function fetchFirstCovers(address: string): Promise<string[]> {
  const list: IssueList = await (await fetch(`${address}/api/comics/issue?limit=20&page=0`)).json();
  return list.items.map(({ content }) => content.cover.address.replace('{width}', '384'));
}

async function downloadImage(address: string): Promise<void> {
  const response = await fetch(address, { headers: { accept: 'image/webp' } });
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  await response.arrayBuffer();
}
