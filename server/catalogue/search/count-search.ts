import { createHmac, hkdfSync } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import { ApiError } from '../../http/api-error.ts';
import type { AttemptLimit, Attempts } from '../../http/attempts.ts';
import { countAttempt } from '../../http/count-attempt.ts';
import { findSearchSubject } from './search-subject.ts';

/** Counts a search of a network. It never fails for texts that are not counted, so callers learn nothing from it. */
export type CountSearch = (text: string, network: string) => Promise<void>;

interface SearchCountDependencies {
  readonly database: Database;
  readonly attempts: Attempts;
  readonly signingKey: Buffer;
}

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;
const maxTextLength = 60;
const maxNamesPerDay = 5000;
const keptDays = 30;

/** Searches of this many days make a name popular. */
export const popularityDays = 14;

const limits = {
  network: { name: 'searches by network', maxCount: 60, periodMs: hourMs, errorCode: 'REQUEST.TOO_MANY' },
  /** As long as a search counts, so that one network can never make a name popular. */
  networkAndName: {
    name: 'searches by network and name',
    maxCount: 1,
    periodMs: popularityDays * dayMs,
    errorCode: 'REQUEST.TOO_MANY',
  },
} as const satisfies Record<string, AttemptLimit>;

/**
 * Rule 84. Networks and names are hashed with a key that the database does not contain, so it does not reveal who
 * searched for what.
 */
export function openSearchCounts({ database, attempts, signingKey }: SearchCountDependencies): CountSearch {
  const key = Buffer.from(hkdfSync('sha256', signingKey, '', 'banca search counts, version 1', 32));
  const hashOf = (...parts: readonly string[]) =>
    createHmac('sha256', key).update(JSON.stringify(parts)).digest('base64url');
  return async (text, network) => {
    if (text.length > maxTextLength) return;
    try {
      await attempts.count({ limit: limits.network, subject: hashOf(network) });
      const found = await findSearchSubject(database, text);
      if (!found) return;
      const { kind, name } = found;
      const attempt = { limit: limits.networkAndName, subject: hashOf(network, kind, name) };
      await countAttempt(attempts, attempt, () => addSearch(database, kind, name));
    } catch (error) {
      if (!(error instanceof ApiError && error.code === limits.network.errorCode)) throw error;
    }
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
