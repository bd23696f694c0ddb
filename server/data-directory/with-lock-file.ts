import { setTimeout } from 'node:timers/promises';
import { ExplainedFailure } from '../errors/explained-failure.ts';
import { lockFile } from './lock-file.ts';

/** Far longer than the work takes. */
const maxWaitMs = 15_000;
const retryMs = 20;

/** Runs `work` under a lock file, one process at a time. */
export async function withLockFile<T>(
  file: string,
  work: () => Promise<T>,
  timeoutMs = maxWaitMs,
): Promise<T> {
  const deadline = Date.now() + timeoutMs;
  let unlock = lockFile(file);
  while (!unlock) {
    if (Date.now() > deadline)
      throw new ExplainedFailure(
        `Another process holds ${file} and does not continue: resume or end it, then try again.`,
      );
    await setTimeout(retryMs);
    unlock = lockFile(file);
  }
  return work().finally(unlock);
}
