import { once } from 'node:events';
import { percentile } from './figures.ts';
import { type LoadRequest, openLoadClient } from './http-load.ts';
import type { LoadOptions, Throughput } from './measure-throughput.ts';

// The process that `measureThroughput` starts: receives one load, sends it and reports the throughput.
const [load] = await once(process, 'message');
const answer = await sendLoad(load).catch(({ message }: Error) => ({ error: message }));
process.send?.(answer, () => process.disconnect());

/** Sends each request once before the measurement, so that images and caches exist. */
async function sendLoad({ origin, requests, seconds, concurrency }: LoadOptions): Promise<Throughput> {
  const client = openLoadClient(origin);
  const send = async (one: LoadRequest | undefined) => {
    const status = one && (await client.send(one));
    if (status !== 200) throw new Error(`${one?.path}: ${status}`);
  };
  for (const one of requests) await send(one);
  const times: number[] = [];
  let sent = 0;
  const end = performance.now() + seconds * 1000;
  const connection = async () => {
    for (let startedAt = performance.now(); startedAt < end; startedAt = performance.now()) {
      sent += 1;
      await send(requests[sent % requests.length]);
      times.push(performance.now() - startedAt);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, connection));
  client.close();
  return { perSecond: times.length / seconds, p99: percentile(times, 0.99) };
}
