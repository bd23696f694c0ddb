import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Figure } from './figures.ts';
import { makeArchives } from './make-archives.ts';
import { watchMemory } from './process-memory.ts';

const root = resolve(import.meta.dirname, '../..');
const archiveCount = 50;

/** Peak memory and duration of `npm run import` with 50 archives and an empty folder, without a running platform. */
export async function measureImporting(): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'banca-importing-'));
  try {
    await makeArchives(join(folder, 'archives'), archiveCount);
    const startedAt = performance.now();
    const command = spawn(process.execPath, ['server/commands/import.ts', join(folder, 'archives')], {
      cwd: root,
      env: { ...process.env, DATA_DIR: join(folder, 'data'), DEMO: 'off', DATABASE_URL: '' },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    const memory = watchMemory(command.pid ?? 0);
    const [code] = await once(command, 'exit').finally(memory.stop);
    if (code !== 0) throw new Error(`The import ended with ${code}.`);
    const seconds = (performance.now() - startedAt) / 1000;
    return [
      {
        name: `import of ${archiveCount} archives: peak memory`,
        value: memory.takePeak(),
        unit: 'MiB',
        budget: 400,
      },
      { name: `import of ${archiveCount} archives: time`, value: seconds, unit: 's' },
    ];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
