import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import { rowRangeOf, type SliceRange } from '../../http/slice.ts';
import { issuesIn } from '../markets/issues-in-market.ts';
import { isOffered } from '../offered.ts';
import { correctTerms, type ParsedQuery, parseQuery } from './parse-query.ts';

export interface PersonRow {
  readonly slug: string;
  readonly name: string;
  readonly issuesCount: number;
}

/**
 * The most credits that are compared, for whole words and for beginnings of words. If more match, people are ranked by
 * these, because a single letter matches a large part of the catalogue.
 */
const maxCredits = 5000;
/** The most people that are found. */
const maxPeople = 200;

/**
 * Finds people who contributed to issues that are offered in a market: whole words first, then those with the most
 * issues. Spellings that differ only in accents and capitals are one person. Returns one more if there is a next page.
 */
export async function findPeople(
  database: Database,
  market: string,
  text: string,
  slice: SliceRange,
): Promise<PersonRow[]> {
  const query = await parseQuery(database, 'issue', text);
  if (!query) return [];
  const found = await findByNames(database, market, query.whole, query.prefix, slice);
  if (found.length > 0 || slice.page > 0) return found;
  const corrected = await correctQuery(database, query);
  return corrected ? findByNames(database, market, corrected, corrected, slice) : [];
}

async function correctQuery(database: Database, query: ParsedQuery): Promise<string | null> {
  const terms = await correctTerms(database, 'issue', query);
  return terms.includes(null) ? null : `(${terms.join(' & ')})`;
}

async function findByNames(
  database: Database,
  market: string,
  whole: string,
  condition: string,
  slice: SliceRange,
): Promise<PersonRow[]> {
  const { limit, offset } = rowRangeOf(slice);
  // Only the issues of the people on the page are counted. Each step reads a limited number of rows.
  const statement = sql<PersonRow>`
    with credits as (
      (select slug, issue_id, true as is_whole from comics.contributor
        where words @@ ${whole}::tsquery limit ${sql.lit(maxCredits)})
      union all
      (select slug, issue_id, false from comics.contributor
        where words @@ ${condition}::tsquery limit ${sql.lit(maxCredits)})
    ), ranked as (
      select slug, bool_or(is_whole) as is_whole, count(distinct issue_id) as credits from credits
      group by slug order by is_whole desc, credits desc, slug limit ${sql.lit(maxPeople)}
    ), found as (
      select ranked.* from ranked, lateral (
        select from comics.contributor join ${issuesIn(market)} as issue on issue.id = contributor.issue_id
        where contributor.slug = ranked.slug and ${isOffered()} limit 1
      ) as offered
      order by is_whole desc, credits desc, slug limit ${limit} offset ${offset}
    )
    select found.slug, person.name, person."issuesCount" from found, lateral (
      select mode() within group (order by contributor.name) as name,
        count(distinct issue.id)::int as "issuesCount"
      from comics.contributor join ${issuesIn(market)} as issue on issue.id = contributor.issue_id
      where contributor.slug = found.slug and ${isOffered()}
    ) as person
    order by is_whole desc, credits desc, slug`;
  return database.transaction().execute(async (trx) => {
    // Otherwise a scan starts where the last one ended, or in several places: each page would rank other credits.
    await sql`select set_config('synchronize_seqscans', 'off', true),
      set_config('max_parallel_workers_per_gather', '0', true)`.execute(trx);
    const { rows } = await statement.execute(trx);
    return rows;
  });
}
