import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import { rowRangeOf, type SliceRange } from '../../http/slice.ts';
import { isOffered } from '../offered.ts';
import { correctTerms, type ParsedQuery, parseQuery } from './parse-query.ts';

export interface PersonRow {
  readonly slug: string;
  readonly name: string;
  readonly issuesCount: number;
}

/**
 * Finds people who contributed to offered issues: whole words first, then those with the most issues. Spellings that
 * differ only in accents and capitals are one person. Returns one more if there is a next page.
 */
export async function findPeople(database: Database, text: string, slice: SliceRange): Promise<PersonRow[]> {
  const query = await parseQuery(database, 'issue', text);
  if (!query) return [];
  const found = await findByNames(database, query.whole, query.prefix, slice);
  if (found.length > 0 || slice.page > 0) return found;
  const corrected = await correctQuery(database, query);
  return corrected ? findByNames(database, corrected, corrected, slice) : [];
}

async function correctQuery(database: Database, query: ParsedQuery): Promise<string | null> {
  const terms = await correctTerms(database, 'issue', query);
  return terms.includes(null) ? null : `(${terms.join(' & ')})`;
}

async function findByNames(
  database: Database,
  whole: string,
  condition: string,
  slice: SliceRange,
): Promise<PersonRow[]> {
  const { limit, offset } = rowRangeOf(slice);
  // The slug is computed for each name only once, because that is slow.
  const { rows } = await sql<PersonRow>`
    with named as (
      select name, count(distinct issue_id)::int as issues, bool_or(contributor.words @@ ${whole}::tsquery) as is_whole
      from comics.contributor join comics.issue on issue.id = contributor.issue_id
      where contributor.words @@ ${condition}::tsquery and ${isOffered()}
      group by name
    )
    select left(coalesce(nullif(array_to_string(comics.plain_words(name), '-'), ''), md5(name)), 150) as slug,
      (array_agg(name order by issues desc, name))[1] as name, sum(issues)::int as "issuesCount"
    from named group by 1
    order by bool_or(is_whole) desc, sum(issues) desc, 1
    limit ${limit} offset ${offset}`.execute(database);
  return rows;
}
