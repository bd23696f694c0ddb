import { mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { withLockFile } from '../../../../server/data-directory/with-lock-file.ts';

/** Milliseconds by which the next calls of `lateStat` are late, as in a process that waits for a processor. */
let delays: number[] = [];
async function lateStat(path: string) {
  const delay = delays.shift() ?? 0;
  const stats = await stat(path);
  await setTimeout(delay);
  return stats;
}

let folder: string;
let file: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'banca-'));
  file = join(folder, 'lock');
  delays = [];
});
afterEach(() => rm(folder, { recursive: true }));

async function leaveStaleFile(): Promise<void> {
  await writeFile(file, '');
  const anHourAgo = new Date(Date.now() - 3_600_000);
  await utimes(file, anHourAgo, anHourAgo);
}

/** Runs work several times at once and returns the largest number that ran at the same time. */
async function runAtOnce(times: number): Promise<number> {
  let running = 0;
  let largest = 0;
  const work = async () => {
    running += 1;
    largest = Math.max(largest, running);
    await setTimeout(50);
    running -= 1;
  };
  await Promise.all(Array.from({ length: times }, () => withLockFile(file, work, lateStat)));
  return largest;
}

it('runs one work at a time and leaves no file', async () => {
  expect(await runAtOnce(4)).toBe(1);
  expect(await readdir(folder)).toEqual([]);
});

it('releases the lock when the work fails', async () => {
  const failing = withLockFile(file, () => Promise.reject(new Error('No space')));
  await expect(failing).rejects.toThrow('No space');
  expect(await readdir(folder)).toEqual([]);
});

it('replaces a stale file', async () => {
  await leaveStaleFile();
  expect(await runAtOnce(4)).toBe(1);
  expect(await readdir(folder)).toEqual([]);
});

it('keeps the file of a process that has replaced the same stale file meanwhile', async () => {
  await leaveStaleFile();
  delays = [40, 0];
  expect(await runAtOnce(2)).toBe(1);
  expect(await readdir(folder)).toEqual([]);
});
