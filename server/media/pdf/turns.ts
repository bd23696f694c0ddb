import PQueue from 'p-queue';

/** Waits for a turn. Returns the function that ends it, which the caller must call. */
export type TakeTurn = () => Promise<() => void>;

/** Limits how many turns are taken at the same time. The others wait in the order in which they asked. */
export function limitTurns(maxConcurrent: number): TakeTurn {
  const queue = new PQueue({ concurrency: maxConcurrent });
  return () => new Promise((start) => void queue.add(() => new Promise<void>((end) => start(end))));
}
