import { LRUCache } from 'lru-cache';
import type { Language } from '../http/language.ts';
import { describePage, isNarrowed } from './describe-page.ts';
import { type Finding, unknown } from './finding.ts';
import { headOf } from './head.ts';

/** What a page tells whoever runs no script: crawlers, and chats that show a preview. */
export interface PageFacts {
  status: 200 | 404 | 410;
  /** Finished HTML in place of the built page's title and description. Empty: nothing is known, and these stay. */
  head: string;
}

/** `address`: path and query, as the browser asks for them. Never rejects, and never keeps a page waiting for long. */
export type TellPageFacts = (address: string, language: Language) => Promise<PageFacts>;

interface Parts extends Finding {
  /** The address that readers type, without a slash at its end. */
  site(): string;
  /** Whether the app has a screen at a path. */
  isOfTheApp(path: string): Promise<boolean>;
  /** How long facts are kept, in milliseconds. */
  lifetime: number;
  /** How long a page waits for its facts, in milliseconds. */
  timeoutMs?: number;
  onProblem(error: unknown): void;
}

type Question = Parameters<typeof describePage>[1];

const nothing: PageFacts = { status: 200, head: '' };

export function openPageFacts({ timeoutMs = 1500, ...parts }: Parts): TellPageFacts {
  const kept = new LRUCache<string, PageFacts, Question>({
    max: 1000,
    ttl: parts.lifetime,
    ignoreFetchAbort: true,
    fetchMethod: (_key, _stale, { context }) => tell(parts, context),
  });
  return async (address, language) => {
    try {
      const [path = '/', query = ''] = address.split('?', 2);
      const context = { path, isNarrowed: isNarrowed(query), language };
      // By what they depend on: nobody fills the memory with addresses that differ in nothing else.
      const known = kept.forceFetch(JSON.stringify(context), { context });
      return await within(timeoutMs, known);
    } catch (error) {
      parts.onProblem(error);
      return nothing;
    }
  };
}

async function tell(parts: Parts, question: Question): Promise<PageFacts> {
  const { status, page } = (await parts.isOfTheApp(question.path))
    ? await describePage(parts, question)
    : unknown;
  return { status, head: headOf(page, { status, site: parts.site(), language: question.language }) };
}

async function within<Value>(milliseconds: number, promise: Promise<Value>): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('The facts of a page did not come in time.')), milliseconds);
  });
  // What comes too late, or not at all, is nobody's any more.
  promise.catch(() => {});
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}
