import { open, rm, stat } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import { codeOf, ifExists } from '../media/error-facts.ts';

/** Milliseconds: a turn takes far less, so a file that is older was left by a process that died in its turn. */
const longestTurn = 10_000;
const patience = 15_000;

/** Does the work while no other process does work in turn of the same file, which is there meanwhile. */
export async function inTurn<T>(file: string, work: () => Promise<T>): Promise<T> {
  const end = Date.now() + patience;
  while (!(await begins(file))) {
    if (Date.now() > end)
      throw new Error(`${file} does not go away: remove it when no platform is starting.`);
    await setTimeout(20);
  }
  try {
    return await work();
  } finally {
    await rm(file, { force: true });
  }
}

async function begins(file: string): Promise<boolean> {
  try {
    await (await open(file, 'wx')).close();
    return true;
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
    const left = await ifExists(stat(file));
    if (left && Date.now() - left.mtimeMs > longestTurn) await rm(file, { force: true });
    return false;
  }
}
