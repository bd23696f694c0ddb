import { type RawBuilder, sql } from 'kysely';
import { issuesIn } from '../markets/issues-in-market.ts';
import { defaultMarket } from '../markets/markets.ts';
import { isOffered } from '../offered.ts';
import type { SearchedKind } from './searched-words.ts';

/** The column of an issue that names the entry of each kind. */
const entryColumns: Record<SearchedKind, string> = {
  issue: 'id',
  series: 'series_id',
  publisher: 'publisher_id',
};

/**
 * Whether viewers in a market may find an entry. The time of an entry is that of the default market, and infinite if it is
 * offered only in others (migration 0038). In these, the sale is looked up for each match, and free issues are found by the
 * words for "free" if they are free in the default market.
 */
export function isVisibleIn(market: string, kind: SearchedKind, now = new Date()): RawBuilder<boolean> {
  if (market === defaultMarket) return sql`published_at <= ${now}`;
  const entry = sql.id('comics', `${kind}_search`, 'id');
  const column = sql.id('issue', entryColumns[kind]);
  return sql`exists (select from ${issuesIn(market)} as issue where ${column} = ${entry} and ${isOffered(now)})`;
}
