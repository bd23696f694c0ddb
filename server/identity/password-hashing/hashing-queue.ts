import PQueue from 'p-queue';
import { ApiError } from '../../http/api-error.ts';

export type HashingQueue = <T>(work: () => Promise<T>) => Promise<T>;

interface HashingQueueOptions {
  maxConcurrent: number;
  maxQueued: number;
}

/** Most of the queued work is done by then. */
const retryAfterSeconds = 5;

/**
 * Creates a queue that throws the ApiError REQUEST.TOO_MANY if it is full. Further callers would give up before they got
 * a response, and each of them needs memory.
 */
export function openHashingQueue({ maxConcurrent, maxQueued }: HashingQueueOptions): HashingQueue {
  const queue = new PQueue({ concurrency: maxConcurrent });
  return async (work) => {
    if (queue.size >= maxQueued) {
      throw new ApiError('REQUEST.TOO_MANY', {
        details: { minutes: '1' },
        headers: { 'retry-after': String(retryAfterSeconds) },
      });
    }
    return queue.add(work);
  };
}
