import { open, rm, stat } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import { codeOf, ifExists } from '../media/error-facts.ts';

/** A turn takes far less, so an older file belongs to a process that died. */
const maxTurnMs = 10_000;
const timeoutMs = 15_000;

/** Runs `work` while no other process runs work for the same file, which exists meanwhile. */
export async function takeTurns<T>(file: string, work: () => Promise<T>): Promise<T> {
  const deadline = Date.now() + timeoutMs;
  while (!(await createFile(file))) {
    if (Date.now() > deadline)
      throw new Error(`Another process keeps ${file}. Remove the file if no platform is starting.`);
    await setTimeout(20);
  }
  try {
    return await work();
  } finally {
    await rm(file, { force: true });
  }
}

async function createFile(file: string): Promise<boolean> {
  try {
    await (await open(file, 'wx')).close();
    return true;
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
    const existing = await ifExists(stat(file));
    if (existing && Date.now() - existing.mtimeMs > maxTurnMs) await rm(file, { force: true });
    return false;
  }
}
