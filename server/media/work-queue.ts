/** Somebody waits for 'demand'; an import gives way to it, and so does the drawing of what nobody has asked for. */
type Urgency = 'demand' | 'import';

interface Job {
  start(): Promise<void>;
}

/**
 * Where all decoding and encoding of images queues. sharp works on libuv's four threads, which also read files
 * and hash passwords: two places leave some to them. What nobody waits for runs alone, and only when nothing
 * else has been asked for a while.
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
