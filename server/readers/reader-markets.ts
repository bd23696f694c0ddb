import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { defaultMarket } from '../catalogue/markets/markets.ts';
import type { Database } from '../database/database.ts';
import { type Caller, type CallerDirectory, readBearerToken } from '../http/access.ts';
import type { MarketOf } from '../http/public-answers.ts';

interface ReaderMarkets {
  marketOf: MarketOf;
  /** Makes the next request of each session look up its market. Call after a change of a reader's market is committed. */
  forgetMarkets(): void;
}

type ReaderMarketDependencies = Pick<CallerDirectory, 'findCaller'> & { database: Database };

/**
 * Finds the market of the reader whose session a request has. Public answers are for visitors too, so a request without a
 * valid session has the default market. `lifetimeMs`: how long the market of a session is cached, so that the lists of
 * signed-in readers need no query. It decides which prices are shown; rights and orders read the reader.
 */
export function openReaderMarkets(
  { database, findCaller }: ReaderMarketDependencies,
  lifetimeMs: number,
): ReaderMarkets {
  // In the key, so that a lookup that began before a change is not used after it.
  let changesCount = 0;
  const sessions = new LRUCache<string, string>({ max: 5000, ttl: lifetimeMs });
  // Separate, so that tokens without a session do not evict sessions.
  const lookups = new LRUCache<string, string, { token: string; caller: Caller | null }>({
    max: 500,
    ttl: lifetimeMs,
    ignoreFetchAbort: true,
    fetchMethod: async (key, _stale, { context: { token, caller } }) => {
      const reader = caller ?? (await findCaller(token));
      if (!reader) return defaultMarket;
      const market = await findMarketOf(database, reader.uuid);
      sessions.set(key, market);
      return market;
    },
  });
  return {
    marketOf: async (request) => {
      const token = readBearerToken(request);
      if (token === undefined) return defaultMarket;
      // Not the token itself, so that the memory of the process contains no list of sessions.
      const key = `${changesCount} ${createHash('sha256').update(token).digest('base64url')}`;
      return sessions.get(key) ?? lookups.forceFetch(key, { context: { token, caller: request.caller } });
    },
    forgetMarkets: () => {
      changesCount += 1;
    },
  };
}

/** The market of a reader, or the default one without a profile. */
export async function findMarketOf(database: Database, readerId: string): Promise<string> {
  const reader = await database
    .selectFrom('comics.reader')
    .select('market')
    .where('readerId', '=', readerId)
    .executeTakeFirst();
  return reader?.market ?? defaultMarket;
}
