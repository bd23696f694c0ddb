import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { BenchPlatform } from './bench-platform.ts';
import { createSoakLoad } from './create-soak-load.ts';
import type { Figure } from './figures.ts';
import { connectionCount, openLoadClient } from './http-load.ts';
import { makeArchives } from './make-archives.ts';
import { measureTreeMemory } from './process-memory.ts';

/** Pauses between requests of a connection, sign-ins, orders and memory samples. */
const intervalsMs = { request: 20, signIn: 4_000, order: 20_000, memory: 15_000 };
const archiveCount = 10;

/** Mixed load over 16 connections with an import in the middle. Prints the memory of all processes over time. */
export async function measureSoak(platform: BenchPlatform, minutes = 10): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'banca-soak-'));
  await makeArchives(folder, archiveCount);
  const load = await createSoakLoad(platform);
  const client = openLoadClient(platform.address);
  const startedAt = performance.now();
  const end = startedAt + minutes * 60_000;
  const sizes: number[] = [];
  let requestCount = 0;
  const repeat = async (intervalMs: number, work: () => Promise<void>) => {
    while (performance.now() < end) {
      await work();
      await wait(intervalMs);
    }
  };
  const send = async (request: Parameters<typeof client.send>[0]) => {
    const status = await client.send(request);
    if (status === 401 || status === 429 || status >= 500) throw new Error(`${request.path}: ${status}`);
    requestCount += 1;
  };
  const sampleMemory = async () => {
    const size = await measureTreeMemory(platform.pid);
    sizes.push(size);
    const seconds = (performance.now() - startedAt) / 1000;
    process.stdout.write(`soak: ${seconds.toFixed(0).padStart(4)} s ${size.toFixed(0).padStart(5)} MiB\n`);
  };
  try {
    await Promise.all([
      ...Array.from({ length: connectionCount }, () =>
        repeat(intervalsMs.request, () => send(load.nextRequest())),
      ),
      repeat(intervalsMs.signIn, () => send(load.signInRequest())),
      repeat(intervalsMs.order, () => send(load.orderRequest())),
      repeat(intervalsMs.memory, sampleMemory),
      wait((minutes * 60_000) / 3).then(() => platform.importComics(folder)),
    ]);
    await sampleMemory();
    return [
      { name: `soak of ${minutes} minutes: requests`, value: requestCount, unit: '' },
      { name: 'soak: peak memory', value: Math.max(...sizes), unit: 'MiB' },
      { name: 'soak: memory at the end', value: sizes.at(-1) ?? 0, unit: 'MiB', budget: 350 },
    ];
  } finally {
    client.close();
    await rm(folder, { recursive: true, force: true });
  }
}
