import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import type { Tables } from '../../database/tables.ts';
import { languages } from '../../http/language.ts';
import { freeNames, genreNames } from '../genre-names.ts';
import { isGenreForAdults } from '../genres.ts';
import { defaultMarket } from '../markets/markets.ts';
import { parseQuery } from './parse-query.ts';
import { rankMatches } from './rank-matches.ts';
import { isVisibleIn } from './visible-entries.ts';

/** A name of the catalogue that a search means. */
export type SearchSubject = Pick<Tables['comics.popular_search'], 'kind' | 'name'>;

const simplify = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();

const subjectByText = new Map<string, SearchSubject>(
  languages.flatMap((language) => [
    [simplify(freeNames[language]), { kind: 'free', name: 'free' }],
    ...Object.entries(genreNames[language]).map(([genre, name]): [string, SearchSubject] => [
      simplify(name),
      { kind: 'genre', name: genre },
    ]),
  ]),
);

/** Some of the best matches may be for adults. */
const maxIssues = 20;

/**
 * Finds the genre, title, series, person or publisher whose name contains all typed words. Null if there is none, so that
 * nothing that a reader typed is ever stored, only names of the catalogue.
 */
export async function findSearchSubject(database: Database, text: string): Promise<SearchSubject | null> {
  const known = subjectByText.get(simplify(text));
  // Only names that everybody may see become popular searches.
  if (known) return known.kind === 'genre' && isGenreForAdults(known.name) ? null : known;
  const query = await parseQuery(database, 'issue', text);
  if (!query) return null;
  const condition = query.prefix;
  const { ids } = await rankMatches(
    database,
    'issue',
    [
      ...(query.titles
        ? [
            { column: 'title_words', condition: query.titles.exact } as const,
            { column: 'title_words', condition: query.titles.startsWith, isBeginning: true } as const,
          ]
        : []),
      { column: 'title_words', condition },
      { column: 'series_words', condition },
      { column: 'name_words', condition },
      { column: 'words', condition },
    ],
    condition,
    {
      offset: 0,
      limit: maxIssues,
      maxSortedEntries: 600,
      popularIds: [],
      isVisible: isVisibleIn(defaultMarket, 'issue'),
    },
  );
  const { rows } = await sql<SearchSubject>`
    with found as (
      select issue.id, issue.series_id, issue.publisher_id, chosen.rank
      from unnest(${ids}::uuid[]) with ordinality as chosen (id, rank) join comics.issue on issue.id = chosen.id
      where issue.parental_rating <> '+18'
    )
    select kind, name from (
      select 'series' as kind, series.title as name, rank, 0 as priority
        from found join comics.series on series.id = found.series_id
      union all select 'series', descriptor.title, rank, 0
        from found join comics.series_descriptor as descriptor on descriptor.series_id = found.series_id
      union all select 'title', content.title, rank, 1
        from found join comics.issue_content as content on content.issue_id = found.id
      union all select 'person', contributor.name, rank, 2
        from found join comics.contributor on contributor.issue_id = found.id
      union all select 'publisher', publisher.name, rank, 3
        from found join comics.publisher on publisher.id = found.publisher_id
    ) as names
    where array_to_tsvector(array_remove(comics.findable_words(name), '')) @@ ${condition}::tsquery
    order by rank, priority, name limit 1`.execute(database);
  return rows[0] ?? null;
}
