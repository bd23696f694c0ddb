import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { withLockFile } from '../../../../server/data-directory/with-lock-file.ts';

let folder: string;
let file: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'banca-'));
  file = join(folder, 'lock');
});
afterEach(() => rm(folder, { recursive: true }));

/** Starts work several times at once. Returns the largest number that ran at the same time. */
async function measureConcurrency(times: number): Promise<number> {
  let running = 0;
  let maxRunning = 0;
  const work = async () => {
    running += 1;
    maxRunning = Math.max(maxRunning, running);
    await setTimeout(50);
    running -= 1;
  };
  await Promise.all(Array.from({ length: times }, () => withLockFile(file, work)));
  return maxRunning;
}

/** A process that holds the lock until it is killed. */
async function startHolder() {
  const module = join(import.meta.dirname, '../../../../server/data-directory/with-lock-file.ts');
  const script = `
    import { withLockFile } from ${JSON.stringify(module)};
    await withLockFile(${JSON.stringify(file)}, () => {
      console.log('held');
      return new Promise((done) => setTimeout(done, 600_000));
    });
  `;
  const holder = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(holder.stdout, 'data');
  return holder;
}

it('runs one task at a time and leaves only the lock file', async () => {
  expect(await measureConcurrency(4)).toBe(1);
  expect(await readdir(folder)).toEqual(['lock']);
});

it('releases the lock when the work fails', async () => {
  const failing = withLockFile(file, () => Promise.reject(new Error('No space')));
  await expect(failing).rejects.toThrow('No space');
  expect(await measureConcurrency(2)).toBe(1);
});

it('does not take the lock from a suspended process, and explains what to do', async () => {
  const holder = await startHolder();
  holder.kill('SIGSTOP');
  let hasRun = false;
  const work = async () => {
    hasRun = true;
  };
  await expect(withLockFile(file, work, 200)).rejects.toThrow(
    `Another process holds ${file} and does not continue: resume or end it, then try again.`,
  );
  expect(hasRun).toBe(false);
  holder.kill('SIGKILL');
  await once(holder, 'exit');
  await withLockFile(file, work);
  expect(hasRun).toBe(true);
});

it.each<[string, () => Promise<unknown>]>([
  ['a folder', () => mkdir(file)],
  ['another file', () => writeFile(file, 'Not a lock file.')],
])('explains that %s is at the path of the lock file', async (_what, create) => {
  await create();
  await expect(withLockFile(file, async () => {})).rejects.toThrow(
    /^The lock file \S+lock cannot be used \(.+\)\. .+ move this file or folder away, then try again\.$/,
  );
});
