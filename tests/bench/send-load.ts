import { once } from 'node:events';
import { percentile } from './figures.ts';
import { type LoadRequest, openLoadClient } from './http-load.ts';
import type { LoadOptions, Throughput } from './measure-throughput.ts';

// The process that `measureThroughput` starts: receives one load, sends it and reports the throughput.
const [load] = await once(process, 'message');
const result = await sendLoad(load).catch(({ message }: Error) => ({ error: message }));
process.send?.(result, () => process.disconnect());

/** Sends each request once before the measurement, so that images and caches exist. */
async function sendLoad({ origin, requests, seconds, concurrency }: LoadOptions): Promise<Throughput> {
  const client = openLoadClient(origin);
  const send = async (request: LoadRequest | undefined) => {
    const status = request && (await client.send(request));
    if (status !== 200) throw new Error(`${request?.path}: ${status}`);
  };
  for (const request of requests) await send(request);
  const times: number[] = [];
  let sent = 0;
  const end = performance.now() + seconds * 1000;
  const sendRepeatedly = async () => {
    for (let startedAt = performance.now(); startedAt < end; startedAt = performance.now()) {
      sent += 1;
      await send(requests[sent % requests.length]);
      times.push(performance.now() - startedAt);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, sendRepeatedly));
  client.close();
  return { perSecond: times.length / seconds, p99: percentile(times, 0.99) };
}
