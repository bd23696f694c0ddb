import PQueue from 'p-queue';

/** 'demand': a reader waits. It starts before 'import', which includes drawing images that no reader has requested. */
type Urgency = 'demand' | 'import';

const priorities: Record<Urgency, number> = { demand: 1, import: 0 };

/**
 * The queue for work on images. Variants are encoded in a helper process with as many threads as the queue has
 * places. Imports examine images on this process's four libuv threads, which also read files and hash passwords, so
 * the limit leaves some of them free. Work of `later` runs alone, after a while without other work.
 */
export interface WorkQueue {
  run<T>(urgency: Urgency, work: () => Promise<T>): Promise<T>;
  /** Does it when there is time, once for each name; forgotten when too much is waiting. */
  later(name: string, work: () => Promise<void>): void;
  /** Forgets what nobody waits for, and waits for what is running. */
  close(): Promise<void>;
}

export function createWorkQueue(options: { places: number; quiet: number; waiting: number }): WorkQueue {
  const queue = new PQueue({ concurrency: options.places });
  const unhurried = new Map<string, () => Promise<void>>();
  let quietTimer: NodeJS.Timeout | undefined;
  const stopTimer = () => clearTimeout(quietTimer);

  function startTimer(): void {
    stopTimer();
    if (queue.pending > 0 || unhurried.size === 0) return;
    quietTimer = setTimeout(startUnhurried, options.quiet).unref();
  }

  function startUnhurried(): void {
    const [next] = unhurried;
    if (!next) return;
    unhurried.delete(next[0]);
    void queue.add(next[1]);
  }

  queue.on('active', stopTimer).on('idle', startTimer);

  return {
    run: (urgency, work) => queue.add(work, { priority: priorities[urgency] }),
    later(name, work) {
      if (unhurried.has(name) || unhurried.size >= options.waiting) return;
      unhurried.set(name, work);
      startTimer();
    },
    async close() {
      unhurried.clear();
      stopTimer();
      await queue.onIdle();
    },
  };
}
