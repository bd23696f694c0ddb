import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { OwnReader } from './own-reader.ts';

interface LoadOptions {
  address: string;
  reader: OwnReader;
  /** For signing in to another account. */
  credentials: { entry: string; password: string };
  /** The path of an image. */
  cover: string;
  /** The issues to buy, one after another during the load. The rest is bought at the end. */
  sold: { issueId: string; merchandiseId: string }[];
}

/** The pause between an answer and the next request of the same kind. */
const pauseMs = 100;

/** Longer than all timeouts of the platform, so a request that takes longer will never be answered. */
const maxAnswerMs = 60_000;

/** Simulates different readers. Each sends its next request after the previous answer. */
export function startLoad({ address, reader, credentials, cover, sold }: LoadOptions) {
  const wrong: string[] = [];
  const served = new Map<string, number>();
  let isOver = false;

  async function send(name: string, path: string, init: RequestInit = {}): Promise<Response | null> {
    try {
      const answer = await fetch(address + path, { ...init, signal: AbortSignal.timeout(maxAnswerMs) });
      const body = await answer.clone().text();
      const isUnavailable = answer.status === 503 && answer.headers.has('retry-after');
      if (answer.status >= 500 && !isUnavailable) wrong.push(`${name}: ${answer.status} ${body}`);
      if (answer.status < 400) served.set(name, (served.get(name) ?? 0) + 1);
      return answer;
    } catch (error) {
      wrong.push(`${name}: ${error} ${error instanceof Error ? error.cause : ''}`);
      return null;
    }
  }

  const asReader = (more: Record<string, string> = {}) => ({
    headers: {
      authorization: `Bearer ${reader.token}`,
      'content-type': 'application/json',
      timezone: 'America/Sao_Paulo',
      ...more,
    },
  });

  async function buyNext(): Promise<void> {
    const next = sold.pop();
    if (!next) return;
    const init = {
      method: 'POST',
      body: JSON.stringify({ ...next, paymentMethod: 'balance' }),
      ...asReader({ 'idempotency-key': randomUUID() }),
    };
    for (;;) {
      const answer = await send('purchase', '/api/comics/acquisition', init);
      if (answer?.status === 201) return;
      if (answer && answer.status < 500) wrong.push(`purchase: ${answer.status}`);
      if (wrong.length > 0) return;
      await setTimeout(50);
    }
  }

  async function signIn(): Promise<void> {
    const answer = await send('sign-in', '/api/identity/auth/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(credentials),
    });
    // A correct password must never be rejected as wrong.
    if (answer && ![200, 429, 503].includes(answer.status)) wrong.push(`sign-in: ${answer.status}`);
  }

  const get = (name: string, path: string) => async () => void (await send(name, path, asReader()));
  const page = async () => void (await send('page', '/', { headers: { accept: 'text/html' } }));

  const kinds: (() => Promise<void>)[] = [
    buyNext,
    signIn,
    page,
    get('list', '/api/comics/issue'),
    get('cover', cover),
    get('search', '/api/comics/issue/search?query=comic'),
    get('profile', `/api/comics/user/${reader.uuid}`),
    get('account', `/api/identity/user/${reader.uuid}`),
    get('purchases', '/api/comics/acquisition'),
    get('sitemap', '/sitemap.xml'),
    get('live', '/health/live'),
    get('ready', '/health/ready'),
  ];
  const loops = kinds.map(async (work) => {
    while (!isOver && wrong.length === 0) {
      await work();
      await setTimeout(pauseMs);
    }
  });

  return {
    /** Descriptions of wrong or missing answers. */
    wrong,
    /** Resolves when requests of all kinds that need the database succeed again. */
    async recovered(): Promise<void> {
      const before = new Map(served);
      const needed = ['purchase', 'list', 'cover', 'search', 'profile', 'account', 'purchases', 'ready'];
      const isServed = (name: string) => (served.get(name) ?? 0) > (before.get(name) ?? 0);
      const isBack = () =>
        needed.every((name) => isServed(name) || (name === 'purchase' && sold.length === 0));
      while (wrong.length === 0 && !isBack()) await setTimeout(20);
    },
    async stop(): Promise<void> {
      isOver = true;
      await Promise.all(loops);
      while (sold.length > 0 && wrong.length === 0) await buyNext();
    },
  };
}
