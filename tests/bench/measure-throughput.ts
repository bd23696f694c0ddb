import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { LoadRequest } from './http-load.ts';

export interface LoadOptions {
  origin: string;
  requests: readonly LoadRequest[];
  seconds: number;
  concurrency: number;
}

export interface Throughput {
  perSecond: number;
  /** The 99th percentile of the response times, in milliseconds. */
  p99: number;
}

/**
 * Sends the requests repeatedly for some seconds. A new process sends them, because garbage collection of the bench
 * process would slow the load.
 */
export async function measureThroughput(load: LoadOptions): Promise<Throughput> {
  const sender = fork(join(import.meta.dirname, 'send-load.ts'));
  sender.send(load);
  const [[result]] = await Promise.all([once(sender, 'message'), once(sender, 'exit')]);
  if ('error' in result) throw new Error(result.error);
  return result;
}
