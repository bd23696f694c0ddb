import { Agent, request } from 'node:http';
import { percentile } from './figures.ts';

export const connections = 16;

export interface LoadRequest {
  path: string;
  method?: 'GET' | 'POST' | 'PUT';
  headers?: Record<string, string>;
  body?: object;
}

export interface LoadClient {
  /** The status of the answer, whose body is read and dropped. */
  send(request: LoadRequest): Promise<number>;
  close(): void;
}

/** A client that takes little of the processor it shares with the platform. */
export function openLoadClient(origin: string): LoadClient {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  return {
    send: ({ path, method = 'GET', headers = {}, body }) =>
      new Promise((resolve, reject) => {
        const json = body && { 'content-type': 'application/json' };
        request(`${origin}${path}`, { agent, method, headers: { ...headers, ...json } }, (response) => {
          response.resume().on('end', () => resolve(response.statusCode ?? 0));
        })
          .on('error', reject)
          .end(body && JSON.stringify(body));
      }),
    close: () => agent.destroy(),
  };
}

export interface Throughput {
  perSecond: number;
  /** Milliseconds. */
  p99: number;
}

/** Sends the requests over and over for some seconds. Each is sent once before, so that nothing is made meanwhile. */
export async function measureThroughput(
  origin: string,
  requests: readonly LoadRequest[],
  seconds: number,
  concurrency = connections,
): Promise<Throughput> {
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
