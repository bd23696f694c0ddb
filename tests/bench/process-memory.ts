import { readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';

const pollingIntervalMs = 500;

/**
 * Memory of a process and all its descendants in MiB: the proportional set size, which counts shared memory, such as
 * PostgreSQL's buffers, once. 0 for processes that have ended.
 */
export async function measureTreeMemory(pid: number): Promise<number> {
  const sizes = await Promise.all((await listProcessTree(pid)).map(readProportionalMemory));
  return sizes.reduce((sum, size) => sum + size, 0);
}

async function listProcessTree(pid: number): Promise<number[]> {
  const text = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '');
  const descendants = await Promise.all(text.split(' ').filter(Boolean).map(Number).map(listProcessTree));
  return [pid, ...descendants.flat()];
}

async function readProportionalMemory(pid: number): Promise<number> {
  const text = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch(() => '');
  return Number(/^Pss:\s+(\d+)/m.exec(text)?.[1] ?? 0) / 1024;
}

export interface MemoryWatch {
  /** The largest sum since the last call, in MiB. */
  takePeak(): number;
  stop(): void;
}

/** Samples the memory of a process and all its descendants. */
export function watchMemory(pid: number): MemoryWatch {
  let peak = 0;
  const stopping = new AbortController();
  const watch = async () => {
    while (!stopping.signal.aborted) {
      peak = Math.max(peak, await measureTreeMemory(pid));
      await wait(pollingIntervalMs);
    }
  };
  void watch();
  return {
    takePeak() {
      const lastPeak = peak;
      peak = 0;
      return lastPeak;
    },
    stop: () => stopping.abort(),
  };
}
