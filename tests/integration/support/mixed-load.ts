import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { FundedReader } from './funded-reader.ts';

interface LoadOptions {
  address: string;
  reader: FundedReader;
  /** The credentials of another account, which signs in during the load. */
  credentials: { entry: string; password: string };
  /** The path of an image. */
  cover: string;
  /** The issues to buy one after another during the load. The remaining issues are bought at the end. */
  issuesToBuy: { issueId: string; merchandiseId: string }[];
}

/** The pause between a response and the next request of the same kind. */
const pauseMs = 100;

/** Longer than all timeouts of the platform, so a request that takes longer will never be answered. */
const maxResponseMs = 60_000;

/** Sends requests of several kinds concurrently. Each kind sends its next request after the previous response. */
export function startLoad({ address, reader, credentials, cover, issuesToBuy: sold }: LoadOptions) {
  const problems: string[] = [];
  const successCounts = new Map<string, number>();
  let isOver = false;

  async function send(name: string, path: string, init: RequestInit = {}): Promise<Response | null> {
    try {
      const answer = await fetch(address + path, { ...init, signal: AbortSignal.timeout(maxResponseMs) });
      const body = await answer.clone().text();
      const isUnavailable = answer.status === 503 && answer.headers.has('retry-after');
      if (answer.status >= 500 && !isUnavailable) problems.push(`${name}: ${answer.status} ${body}`);
      if (answer.status < 400) successCounts.set(name, (successCounts.get(name) ?? 0) + 1);
      return answer;
    } catch (error) {
      problems.push(`${name}: ${error} ${error instanceof Error ? error.cause : ''}`);
      return null;
    }
  }

  const buildReaderRequest = (more: Record<string, string> = {}) => ({
    headers: {
      authorization: `Bearer ${reader.token}`,
      'content-type': 'application/json',
      timezone: 'America/Sao_Paulo',
      ...more,
    },
  });

  async function buyNextIssue(): Promise<void> {
    const order = sold.pop();
    if (!order) return;
    const init = {
      method: 'POST',
      body: JSON.stringify({ ...order, paymentMethod: 'balance' }),
      ...buildReaderRequest({ 'idempotency-key': randomUUID() }),
    };
    for (;;) {
      const answer = await send('purchase', '/api/comics/acquisition', init);
      if (answer?.status === 201) return;
      if (answer && answer.status < 500) problems.push(`purchase: ${answer.status}`);
      if (problems.length > 0) return;
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
    if (answer && ![200, 429, 503].includes(answer.status)) problems.push(`sign-in: ${answer.status}`);
  }

  const buildGet = (name: string, path: string) => async () =>
    void (await send(name, path, buildReaderRequest()));
  const loadHomePage = async () => void (await send('page', '/', { headers: { accept: 'text/html' } }));

  const actions: (() => Promise<void>)[] = [
    buyNextIssue,
    signIn,
    loadHomePage,
    buildGet('list', '/api/comics/issue'),
    buildGet('cover', cover),
    buildGet('search', '/api/comics/issue/search?query=comic'),
    buildGet('profile', `/api/comics/user/${reader.uuid}`),
    buildGet('account', `/api/identity/user/${reader.uuid}`),
    buildGet('purchases', '/api/comics/acquisition'),
    buildGet('sitemap', '/sitemap.xml'),
    buildGet('live', '/health/live'),
    buildGet('ready', '/health/ready'),
  ];
  const loops = actions.map(async (action) => {
    while (!isOver && problems.length === 0) {
      await action();
      await setTimeout(pauseMs);
    }
  });

  return {
    /** Describes wrong and missing responses. */
    problems,
    /** Resolves when all requests that need the database succeed again. */
    async waitForRecovery(): Promise<void> {
      const countsBefore = new Map(successCounts);
      const requiredNames = [
        'purchase',
        'list',
        'cover',
        'search',
        'profile',
        'account',
        'purchases',
        'ready',
      ];
      const hasSucceeded = (name: string) => (successCounts.get(name) ?? 0) > (countsBefore.get(name) ?? 0);
      const hasRecovered = () =>
        requiredNames.every((name) => hasSucceeded(name) || (name === 'purchase' && sold.length === 0));
      while (problems.length === 0 && !hasRecovered()) await setTimeout(20);
    },
    async stop(): Promise<void> {
      isOver = true;
      await Promise.all(loops);
      while (sold.length > 0 && problems.length === 0) await buyNextIssue();
    },
  };
}
