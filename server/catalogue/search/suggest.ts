import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import { both } from './conditions.ts';
import { find } from './find.ts';
import { ranked } from './ranked.ts';
import { correctedDemands, readQuery } from './typed-query.ts';

const mostSuggestions = 3;
const enoughToSort = 200;
const mostTries = 8;

/**
 * What may have been meant by a query, as it is written where it was found: titles, series, people and publishers
 * that have as many of its words as can be, or words near to them. Each of them finds something.
 */
export async function suggest(database: Database, text: string): Promise<string[]> {
  const query = await readQuery(database, 'issue', text);
  if (!query) return [];
  const meant = (await correctedDemands(database, 'issue', query, 1)).flatMap((condition) => condition ?? []);
  const suggestions: string[] = [];
  for (const conditions of fewerAndFewer(meant).slice(0, mostTries)) {
    const condition = both(conditions);
    const { ids } = await ranked(
      database,
      'issue',
      [
        { column: 'title_words', condition },
        { column: 'series_words', condition },
        { column: 'words', condition },
      ],
      condition,
      { offset: 0, limit: mostSuggestions, bound: enoughToSort, now: new Date() },
    );
    for (const name of await namesIn(database, ids, condition)) {
      if (suggestions.includes(name) || name.toLowerCase() === text.trim().toLowerCase()) continue;
      const [found] = await find(database, 'issue', name, { page: 0, limit: 1 });
      if (found) suggestions.push(name);
      if (suggestions.length === mostSuggestions) return suggestions;
    }
  }
  return suggestions;
}

/** All of them, then all but one, then each alone, which is the longest and so the most telling first. */
function fewerAndFewer(conditions: readonly string[]): string[][] {
  if (conditions.length === 0) return [];
  const allButOne = conditions.map((_, left) => conditions.filter((_condition, place) => place !== left));
  const alone = [...conditions]
    .sort((one, other) => other.length - one.length)
    .map((condition) => [condition]);
  return [
    [...conditions],
    ...(conditions.length > 2 ? allButOne : []),
    ...(conditions.length > 1 ? alone : []),
  ];
}

/** What of each issue fits the condition by itself, its title if nothing does. */
async function namesIn(database: Database, ids: readonly string[], condition: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select (
      select text from (
        select content.title as text, case when content.language = issue.original_language then 0 else 1 end as place
          from comics.issue_content as content where content.issue_id = issue.id
        union all select issue.original_title, 2
        union all select series.title, 3 from comics.series where series.id = issue.series_id
        union all select contributor.name, 4 from comics.contributor where contributor.issue_id = issue.id
        union all select publisher.name, 5 from comics.publisher where publisher.id = issue.publisher_id
      ) as texts
      where text is not null
      order by array_to_tsvector(array_remove(comics.findable_words(text), '')) @@ ${condition}::tsquery desc, place, text
      limit 1
    ) as name
    from unnest(${[...ids]}::uuid[]) with ordinality as chosen (id, rank)
    join comics.issue on issue.id = chosen.id
    order by chosen.rank`.execute(database);
  return rows.map(({ name }) => name);
}
