import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { platformFlags } from '../../tools/platform-flags.ts';
import type { Figure } from './figures.ts';
import { watchMemory } from './process-memory.ts';
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
  const memory = watchMemory(platform.pid ?? 0);
  try {
    const said = (pattern: RegExp) => sayingOf(platform, pattern);
    const drawn = said(/Every picture of the demo is drawn/);
    const [address = ''] = await said(/http:\/\/[\d.:]+/);
    const opening = memory.takePeak();
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
      {
        name: 'first start: largest memory while drawing',
        value: memory.takePeak(),
        unit: 'MiB',
        budget: 600,
      },
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
