import { LRUCache } from 'lru-cache';
import type { Language } from '../http/language.ts';
import { describePage, isFiltered } from './describe-page.ts';
import { headOf } from './head.ts';
import { type SeoContext, unknownPage } from './page-metadata.ts';

/** The information in a page for clients that run no scripts: crawlers and link previews. */
export interface PageFacts {
  status: 200 | 404 | 410;
  /** HTML that replaces the title and description of the built page. Empty if unknown: the built page then keeps its own. */
  head: string;
}

/** `address`: path and query of the request. Never rejects, and never delays a page for long. */
export type FindPageFacts = (address: string, language: Language) => Promise<PageFacts>;

interface PageFactsOptions extends SeoContext {
  /** The public address of the site, without a final slash. */
  site(): string;
  /** Whether the app has a screen at a path. */
  isAppPath(path: string): Promise<boolean>;
  /** How long facts are cached. */
  lifetimeMs: number;
  /** How long a page waits for its facts. */
  timeoutMs?: number;
  onProblem(error: unknown): void;
}

type FactsRequest = Parameters<typeof describePage>[1];

const noFacts: PageFacts = { status: 200, head: '' };

export function openPageFacts({ timeoutMs = 1500, ...options }: PageFactsOptions): FindPageFacts {
  const cache = new LRUCache<string, PageFacts, FactsRequest>({
    max: 1000,
    ttl: options.lifetimeMs,
    ignoreFetchAbort: true,
    fetchMethod: (_key, _stale, { context }) => loadFacts(options, context),
  });
  return async (address, language) => {
    try {
      const [path = '/', query = ''] = address.split('?', 2);
      const context = { path, isFiltered: isFiltered(query), language };
      // The key contains only what the facts depend on, so other query parameters do not fill the cache.
      const facts = cache.forceFetch(JSON.stringify(context), { context });
      return await withTimeout(timeoutMs, facts);
    } catch (error) {
      options.onProblem(error);
      return noFacts;
    }
  };
}

async function loadFacts(options: PageFactsOptions, request: FactsRequest): Promise<PageFacts> {
  const { status, page } = (await options.isAppPath(request.path))
    ? await describePage(options, request)
    : unknownPage;
  return { status, head: headOf(page, { status, site: options.site(), language: request.language }) };
}

async function withTimeout<Value>(milliseconds: number, promise: Promise<Value>): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('The facts of a page did not load in time.')), milliseconds);
  });
  // After the timeout, nothing handles a rejection of the promise.
  promise.catch(() => {});
  return Promise.race([promise, timeout]).finally(() => clearTimeout(timer));
}
