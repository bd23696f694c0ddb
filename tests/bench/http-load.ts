import { Agent, request } from 'node:http';

export const connectionCount = 16;

export interface LoadRequest {
  path: string;
  method?: 'GET' | 'POST' | 'PUT';
  headers?: Record<string, string>;
  body?: object;
}

export interface LoadClient {
  /** Returns the status of the response. Reads and discards the body. */
  send(request: LoadRequest): Promise<number>;
  close(): void;
}

/** A client with little overhead, because it shares the processor with the platform. */
export function openLoadClient(origin: string): LoadClient {
  const agent = new Agent({ keepAlive: true, maxSockets: connectionCount });
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
