import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import { allOf } from './conditions.ts';
import { findIds } from './find-ids.ts';
import { issueNames } from './issue-names.ts';
import { correctTerms, parseQuery } from './parse-query.ts';
import { rankMatches } from './rank-matches.ts';
import { isVisibleIn } from './visible-entries.ts';

const maxSuggestions = 3;
const maxSortedEntries = 200;
const maxAttempts = 8;

/**
 * Returns alternative queries: names of titles, series, people and publishers that contain most words of the query, or
 * similar words. Each suggestion has results.
 */
export async function suggestQueries(database: Database, market: string, text: string): Promise<string[]> {
  const query = await parseQuery(database, 'issue', text);
  if (!query) return [];
  const corrected = (await correctTerms(database, 'issue', query, 1)).flatMap((condition) => condition ?? []);
  const isVisible = isVisibleIn(market, 'issue');
  const suggestions: string[] = [];
  for (const conditions of relaxConditions(corrected).slice(0, maxAttempts)) {
    const condition = allOf(conditions);
    const { ids } = await rankMatches(
      database,
      'issue',
      [
        { column: 'title_words', condition },
        { column: 'series_words', condition },
        { column: 'name_words', condition },
        { column: 'words', condition },
      ],
      condition,
      { offset: 0, limit: maxSuggestions, maxSortedEntries, popularIds: [], isVisible },
    );
    for (const name of await loadMatchingNames(database, ids, condition)) {
      if (suggestions.includes(name) || name.toLowerCase() === text.trim().toLowerCase()) continue;
      const [found] = await findIds(database, { kind: 'issue', market }, name, { page: 0, limit: 1 });
      if (found) suggestions.push(name);
      if (suggestions.length === maxSuggestions) return suggestions;
    }
  }
  return suggestions;
}

/** All conditions, then all but one, then each alone, longest first because long words are the most specific. */
function relaxConditions(conditions: readonly string[]): string[][] {
  if (conditions.length === 0) return [];
  const allButOne = conditions.map((_, omitted) =>
    conditions.filter((_condition, index) => index !== omitted),
  );
  const alone = [...conditions].sort((a, b) => b.length - a.length).map((condition) => [condition]);
  return [
    [...conditions],
    ...(conditions.length > 2 ? allButOne : []),
    ...(conditions.length > 1 ? alone : []),
  ];
}

/** Returns for each issue the name that matches the condition, or its title if none does. */
async function loadMatchingNames(
  database: Database,
  ids: readonly string[],
  condition: string,
): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select (
      select text from ${issueNames} as texts
      where text is not null
      order by array_to_tsvector(array_remove(comics.findable_words(text), '')) @@ ${condition}::tsquery desc, priority, text
      limit 1
    ) as name
    from unnest(${[...ids]}::uuid[]) with ordinality as chosen (id, rank)
    join comics.issue on issue.id = chosen.id
    order by chosen.rank`.execute(database);
  return rows.map(({ name }) => name);
}
