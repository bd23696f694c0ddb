import { readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';

const pollingIntervalMs = 500;

/**
 * Memory of a process and all its descendants in MiB: the proportional set size, which counts shared memory, such as
 * PostgreSQL's buffers, once. 0 for processes that have ended.
 */
export async function treeMemory(pid: number): Promise<number> {
  const sizes = await Promise.all((await processTree(pid)).map(proportionalMemory));
  return sizes.reduce((sum, size) => sum + size, 0);
}

async function processTree(pid: number): Promise<number[]> {
  const text = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '');
  const below = await Promise.all(text.split(' ').filter(Boolean).map(Number).map(processTree));
  return [pid, ...below.flat()];
}

async function proportionalMemory(pid: number): Promise<number> {
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
      peak = Math.max(peak, await treeMemory(pid));
      await wait(pollingIntervalMs);
    }
  };
  void watch();
  return {
    takePeak() {
      const taken = peak;
      peak = 0;
      return taken;
    },
    stop: () => stopping.abort(),
  };
}
