import type { Stats } from 'node:fs';
import { open, rm, stat } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import { ExplainedFailure } from '../explained-failure.ts';
import { codeOf, ifExists } from '../media/error-facts.ts';

/** Work takes far less, so an older file belongs to a process that died. A process that is suspended for longer is not expected here. */
const maxHoldMs = 10_000;
const timeoutMs = 15_000;

/** Runs `work` under a lock file, one process at a time. `readStats` is for tests. */
export async function withLockFile<T>(
  file: string,
  work: () => Promise<T>,
  readStats: (path: string) => Promise<Stats> = stat,
): Promise<T> {
  const deadline = Date.now() + timeoutMs;
  while (!(await createFile(file))) {
    if (Date.now() > deadline)
      throw new ExplainedFailure(
        `Another process holds ${file}. Remove the file if no platform is starting.`,
      );
    const existing = await ifExists(readStats(file));
    if (existing && Date.now() - existing.mtimeMs > maxHoldMs) await removeStale(file, existing, readStats);
    else await setTimeout(20);
  }
  try {
    return await work();
  } finally {
    await rm(file, { force: true });
  }
}

/**
 * Removes the file unless another process has already replaced it. Only the process that creates the claim on this
 * stale file may remove it, so two processes cannot both find it stale and the slower one remove the new file of the
 * faster one.
 */
async function removeStale(
  file: string,
  stale: Stats,
  readStats: (path: string) => Promise<Stats>,
): Promise<void> {
  const claim = `${file}.${stale.ino}-${stale.mtimeMs}`;
  if (!(await createFile(claim))) return void (await setTimeout(20));
  const current = await ifExists(readStats(file));
  if (current?.ino === stale.ino && current.mtimeMs === stale.mtimeMs) await rm(file, { force: true });
  await rm(claim, { force: true });
}

async function createFile(file: string): Promise<boolean> {
  try {
    await (await open(file, 'wx')).close();
    return true;
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
    return false;
  }
}
