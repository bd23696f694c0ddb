import type { TestCaller } from '../../support/test-platform.ts';
import type { RestartablePlatform } from './restartable-platform.ts';

type Method = 'GET' | 'POST' | 'PATCH' | 'PUT';

/** Calls the comics service as one account, and repeats calls whose answer is lost. */
export function createStoryCaller(platform: RestartablePlatform, { headers, uuid }: TestCaller) {
  const send = (method: Method, path: string, request: RequestInit = {}) =>
    platform.send(`/api/comics${path}`, {
      ...request,
      method,
      headers: { timezone: 'America/Sao_Paulo', ...headers, ...request.headers },
    });

  /** `repeated`: the error codes that mean that the call had its effect before its answer was lost. */
  async function change(
    method: Method,
    path: string,
    body: object | FormData,
    { repeated = [] as string[], headers: more = {} as Record<string, string> } = {},
  ) {
    const isForm = body instanceof FormData;
    const response = await send(method, path, {
      body: isForm ? body : JSON.stringify(body),
      headers: { ...(!isForm && { 'content-type': 'application/json' }), ...more },
    });
    const text = await response.text();
    const answer = text === '' ? null : JSON.parse(text);
    if (response.status < 300 || repeated.includes(answer?.code)) return answer;
    throw new Error(`${method} ${path}: ${response.status} ${text}`);
  }

  return {
    uuid,
    headers,
    change,
    async read(path: string) {
      const response = await send('GET', path);
      if (response.status !== 200)
        throw new Error(`GET ${path}: ${response.status} ${await response.text()}`);
      return response.json();
    },
    /** Orders or withdraws once, however often the call is repeated. */
    buy: (path: string, body: object, key: string) =>
      change('POST', path, body, { headers: { 'idempotency-key': key } }),
  };
}

export type StoryCaller = ReturnType<typeof createStoryCaller>;
