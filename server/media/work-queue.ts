import PQueue from 'p-queue';

/** 'demand' work, for which a reader waits, starts before 'import' work, which also generates missing images. */
type Urgency = 'demand' | 'import';

const priorities: Record<Urgency, number> = { demand: 1, import: 0 };

/**
 * The queue for work on images. Variants are encoded in a helper process with `maxConcurrent` threads. Imports examine
 * images on this process's four libuv threads, which also read files and hash passwords, so `maxConcurrent` must leave
 * some of them free. Work of `runWhenIdle` starts one by one when the queue has been idle for `idleMs`.
 */
export interface WorkQueue {
  run<T>(urgency: Urgency, work: () => Promise<T>): Promise<T>;
  /** Runs the work when the queue is idle, once for each name. Ignored if `maxWaiting` is reached. */
  runWhenIdle(name: string, work: () => Promise<void>): void;
  /** Cancels work of `runWhenIdle` and waits for all other work. */
  close(): Promise<void>;
}

export function createWorkQueue(options: {
  maxConcurrent: number;
  idleMs: number;
  maxWaiting: number;
}): WorkQueue {
  const queue = new PQueue({ concurrency: options.maxConcurrent });
  const idleWork = new Map<string, () => Promise<void>>();
  let idleTimer: NodeJS.Timeout | undefined;

  const stopTimer = () => clearTimeout(idleTimer);

  function startTimer(): void {
    stopTimer();
    if (queue.pending > 0 || idleWork.size === 0) return;
    idleTimer = setTimeout(startIdleWork, options.idleMs).unref();
  }

  function startIdleWork(): void {
    const [next] = idleWork;
    if (!next) return;
    idleWork.delete(next[0]);
    void queue.add(next[1]);
  }

  queue.on('active', stopTimer).on('idle', startTimer);

  return {
    run: (urgency, work) => queue.add(work, { priority: priorities[urgency] }),
    runWhenIdle(name, work) {
      if (idleWork.has(name) || idleWork.size >= options.maxWaiting) return;
      idleWork.set(name, work);
      startTimer();
    },
    async close() {
      idleWork.clear();
      stopTimer();
      await queue.onIdle();
    },
  };
}
