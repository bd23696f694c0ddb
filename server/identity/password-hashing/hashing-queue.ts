import PQueue from 'p-queue';
import { Refusal } from '../../http/refusal.ts';

/** Does the work when there is a place for it. */
export type HashingQueue = <T>(work: () => Promise<T>) => Promise<T>;

/** Seconds, within which many of those that wait are done. */
const wait = 5;

/**
 * So many at a time, the others in the order in which they came. Beyond so many that wait, throws the Refusal
 * REQUEST.TOO_MANY: whoever came then would have given up before the answer, and each takes memory.
 */
export function openHashingQueue({ places, waiting }: { places: number; waiting: number }): HashingQueue {
  const queue = new PQueue({ concurrency: places });
  return async (work) => {
    if (queue.size >= waiting) {
      throw new Refusal('REQUEST.TOO_MANY', {
        details: { minutes: '1' },
        headers: { 'retry-after': String(wait) },
      });
    }
    return queue.add(work);
  };
}
