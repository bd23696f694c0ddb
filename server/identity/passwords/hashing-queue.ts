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
  const turns: (() => void)[] = [];
  let free = places;

  async function placeFree(): Promise<void> {
    if (free > 0) {
      free -= 1;
      return;
    }
    if (turns.length >= waiting) {
      throw new Refusal('REQUEST.TOO_MANY', {
        details: { minutes: '1' },
        headers: { 'retry-after': String(wait) },
      });
    }
    await new Promise<void>((resolve) => turns.push(resolve));
  }

  return async (work) => {
    await placeFree();
    try {
      return await work();
    } finally {
      // A place is handed on, never free in between: nobody overtakes who waits.
      const next = turns.shift();
      if (next) next();
      else free += 1;
    }
  };
}
