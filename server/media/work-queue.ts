/** 'demand': a reader waits. It starts before 'import', which includes drawing images that no reader has requested. */
type Urgency = 'demand' | 'import';

interface Job {
  start(): Promise<void>;
}

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
  const urgent: Record<Urgency, Job[]> = { demand: [], import: [] };
  const unhurried = new Map<string, () => Promise<void>>();
  const running = new Set<Promise<void>>();
  let quietTimer: NodeJS.Timeout | undefined;

  function proceed(): void {
    while (running.size < options.places) {
      const next = urgent.demand.shift() ?? urgent.import.shift();
      if (!next) break;
      occupy(next.start());
    }
    clearTimeout(quietTimer);
    if (running.size > 0 || unhurried.size === 0) return;
    quietTimer = setTimeout(startUnhurried, options.quiet);
    quietTimer.unref();
  }

  function occupy(work: Promise<void>): void {
    const place = work.finally(() => {
      running.delete(place);
      proceed();
    });
    running.add(place);
  }

  function startUnhurried(): void {
    const [next] = unhurried;
    if (!next) return;
    unhurried.delete(next[0]);
    occupy(next[1]());
  }

  return {
    run(urgency, work) {
      return new Promise((resolve, reject) => {
        urgent[urgency].push({ start: () => work().then(resolve, reject) });
        proceed();
      });
    },
    later(name, work) {
      if (unhurried.has(name) || unhurried.size >= options.waiting) return;
      unhurried.set(name, work);
      proceed();
    },
    async close() {
      unhurried.clear();
      clearTimeout(quietTimer);
      while (running.size > 0) await Promise.all(running);
    },
  };
}
