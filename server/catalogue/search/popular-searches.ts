import { sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Database } from '../../database/database.ts';
import { type Language, languages } from '../../http/language.ts';
import type { CountGenres } from '../count-genres.ts';
import { freeNames, genreNames } from '../genre-names.ts';
import { isGenre, isGenreForAdults } from '../genres.ts';
import { issuesIn, type ViewerLocale } from '../markets/issues-in-market.ts';
import { isOffered } from '../offered.ts';
import { seriesTitle } from '../series-title.ts';
import type { TopIssues } from '../top-issues.ts';
import { popularityDays } from './count-search.ts';
import { findIds } from './find-ids.ts';
import type { SearchSubject } from './search-subject.ts';

/**
 * Lists what readers searched for in the last two weeks, most popular first, as texts that find something. If there are
 * not enough, the most read titles and the largest genres follow. Rule 84.
 */
export type ListPopularSearches = (locale: PopularSearchLocale) => Promise<readonly string[]>;

interface PopularSearchLocale extends ViewerLocale {
  language: Language;
}

interface PopularSearchDependencies {
  readonly database: Database;
  readonly topIssues: Pick<TopIssues, 'loadPopularIds'>;
  readonly countGenres: CountGenres;
}

const minSearches = 3;
/** Some names may find nothing any more. */
const maxCandidates = 20;
export const maxPopularSearches = 20;

/** `lifetimeMs`: how long a list is cached. It has `maxPopularSearches` texts, of which callers take the first. */
export function openPopularSearches(
  dependencies: PopularSearchDependencies,
  lifetimeMs: number,
): ListPopularSearches {
  const lists = new LRUCache<string, readonly string[], PopularSearchLocale>({
    max: 20 * languages.length,
    ttl: lifetimeMs,
    fetchMethod: (_key, _stale, { context }) => loadPopularSearches(dependencies, context),
  });
  return (locale) => lists.forceFetch(`${locale.language} ${locale.market}`, { context: locale });
}

async function loadPopularSearches(
  { database, topIssues, countGenres }: PopularSearchDependencies,
  { language, market }: PopularSearchLocale,
): Promise<readonly string[]> {
  const searched = (await loadPopular(database)).map((subject) => textOf(subject, language));
  const texts: string[] = [];
  for (const text of searched) {
    if (!isNew(texts, text)) continue;
    const [found] = await findIds(database, { kind: 'issue', market }, text, { page: 0, limit: 1 });
    if (found) texts.push(text);
  }
  const titles = await loadMostReadTitles(
    database,
    { language, market },
    await topIssues.loadPopularIds(market),
  );
  const genres = (await countGenres(market))
    .filter(({ genre }) => !isGenreForAdults(genre))
    .map(({ genre }) => genreNames[language][genre]);
  for (const text of [...titles, ...genres]) if (isNew(texts, text)) texts.push(text);
  return texts.slice(0, maxPopularSearches);
}

const isNew = (texts: readonly string[], text: string) =>
  !texts.some((each) => each.toLowerCase() === text.toLowerCase());

function textOf({ kind, name }: SearchSubject, language: Language): string {
  if (kind === 'free') return freeNames[language];
  return kind === 'genre' && isGenre(name) ? genreNames[language][name] : name;
}

async function loadPopular(database: Database): Promise<SearchSubject[]> {
  const { rows } = await sql<SearchSubject>`
    select kind, name from comics.popular_search
    where day > (now() at time zone 'utc')::date - ${sql.lit(popularityDays)}
    group by kind, name having sum(searches) >= ${sql.lit(minSearches)}
    order by sum(searches) desc, name limit ${sql.lit(maxCandidates)}`.execute(database);
  return rows;
}

/** The series of the most read issues, or their titles. Without readers these are the newest issues. */
async function loadMostReadTitles(
  database: Database,
  { language, market }: ViewerLocale,
  popularIds: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ title: string }>`
    with chosen as (
      select id, series_id, original_language, published_at from ${issuesIn(market)} as issue
      where ${isOffered()} and parental_rating <> '+18'
        and (${popularIds.length === 0} or id = any (${popularIds.slice(0, 50)}::uuid[]))
      order by published_at desc, id limit 50
    )
    select title from (
      select coalesce(${seriesTitle(language)}, edition.title) as title,
        min(array_position(${[...popularIds]}::uuid[], chosen.id)) as rank, max(chosen.published_at) as newest
      from chosen left join comics.series on series.id = chosen.series_id, lateral (
        select title from comics.issue_content as content where content.issue_id = chosen.id
        order by content.language = ${language} desc, content.language = chosen.original_language desc, content.language
        limit 1
      ) as edition
      group by 1
    ) as titles
    order by rank, newest desc limit ${sql.lit(maxPopularSearches)}`.execute(database);
  return rows.map(({ title }) => title);
}
