import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Database } from '../../database/database.ts';
import { findSearchSubject } from './search-subject.ts';

/** Counts a search of a network. It never fails for texts that are not counted, so callers learn nothing from it. */
export type CountSearch = (text: string, network: string) => Promise<void>;

const dayMs = 24 * 60 * 60 * 1000;
const hourMs = 60 * 60 * 1000;
const maxTextLength = 60;
const maxSearchesPerHour = 60;
const maxNamesPerDay = 5000;
const keptDays = 30;

/**
 * Rule 84. A network counts once a day for each name, so one person cannot make a search popular. Who searched is only in
 * the memory of this process, as a hash that ends with it.
 */
export function openSearchCounts(database: Database): CountSearch {
  const secret = randomBytes(32);
  const hashOf = (...parts: readonly string[]) =>
    createHash('sha256').update(secret).update(JSON.stringify(parts)).digest('base64url');
  const counted = new LRUCache<string, true>({ max: 50_000, ttl: dayMs });
  const searches = new LRUCache<string, number>({ max: 20_000, ttl: hourMs, noUpdateTTL: true });
  return async (text, network) => {
    if (text.length > maxTextLength) return;
    const networkHash = hashOf(network);
    const searchCount = (searches.get(networkHash) ?? 0) + 1;
    searches.set(networkHash, searchCount);
    if (searchCount > maxSearchesPerHour) return;
    const subject = await findSearchSubject(database, text);
    if (!subject) return;
    const key = hashOf(network, subject.kind, subject.name);
    if (counted.has(key)) return;
    counted.set(key, true);
    await addSearch(database, subject.kind, subject.name);
  };
}

async function addSearch(database: Database, kind: string, name: string): Promise<void> {
  const today = sql`(now() at time zone 'utc')::date`;
  await sql`
    with removed as (delete from comics.popular_search where day < ${today} - ${sql.lit(keptDays)})
    insert into comics.popular_search as popular (day, kind, name, searches)
    select ${today}, ${kind}, ${name}, 1
    where (select count(*) from comics.popular_search where day = ${today}) < ${sql.lit(maxNamesPerDay)}
      or exists (select from comics.popular_search where day = ${today} and kind = ${kind} and name = ${name})
    on conflict (day, kind, name) do update set searches = popular.searches + 1`.execute(database);
}
