import type { Database } from '../../database/database.ts';
import { rowRangeOf, type SliceRange } from '../../http/slice.ts';
import { allOf, anyOf } from './conditions.ts';
import type { CorrectedTerm } from './correction.ts';
import type { MatchLevel } from './match-levels.ts';
import { correctTerms, minFrequency, type ParsedQuery, parseQuery } from './parse-query.ts';
import { rankMatches, searchByLevels } from './rank-matches.ts';
import type { SearchedKind } from './searched-words.ts';
import { isVisibleIn } from './visible-entries.ts';

/** With fewer results, results of similar words follow. */
const minResults = 10;
/** Up to this number, all matches are ranked. If there are more, the best ones are searched level by level. */
const defaultMaxSortedEntries = 600;
/** At most `defaultMaxSortedEntries`. */
const maxResults = 600;

/** An issue below these has too few readers to be what a typed beginning means. */
const maxPopular = 200;

interface SearchOptions {
  /** The most read entries first. They come first among titles that begin with the query. */
  readonly popularIds?: readonly string[];
  /** Only for tests. */
  readonly maxSortedEntries?: number;
}

interface FoundIds {
  readonly ids: string[];
  /** The searched words if no entry has the typed ones. */
  readonly corrected: readonly CorrectedTerm[] | null;
}

/** Returns the ids of a slice of the results, best match first, and one more if there is a next page. */
export const findIds = async (...search: Parameters<typeof findOrCorrect>): Promise<string[]> =>
  (await findOrCorrect(...search)).ids;

/** Like `findIds`, and reports corrections. Finds what is offered in `market`. */
export async function findOrCorrect(
  database: Database,
  { kind, market }: { kind: SearchedKind; market: string },
  text: string,
  slice: SliceRange,
  { popularIds = [], maxSortedEntries = defaultMaxSortedEntries }: SearchOptions = {},
): Promise<FoundIds> {
  const { limit, offset } = rowRangeOf(slice);
  const range = {
    offset,
    limit: Math.min(limit, maxResults - offset),
    maxSortedEntries,
    popularIds: popularIds.slice(0, maxPopular),
    isVisible: isVisibleIn(market, kind),
  };
  const query = range.limit > 0 && (await parseQuery(database, kind, text));
  if (!query) return { ids: [], corrected: null };
  const typedLevels = levelsOf(query);
  const rarest = query.terms.map(({ prefixFrequency }) => prefixFrequency).reduce(minFrequency);
  if (query.terms.length === 1 && rarest.entries > maxSortedEntries)
    return { ids: await searchByLevels(database, kind, typedLevels, range), corrected: null };
  const found =
    rarest.entries === 0
      ? { ids: [], count: 0 }
      : await rankMatches(database, kind, typedLevels, query.prefix, range);
  // Several words with one typing error rarely match anything. A single word with an error may match another word.
  if (found.count >= (query.terms.length > 1 ? 1 : minResults)) return { ids: found.ids, corrected: null };
  const corrected = await correctTerms(database, kind, query);
  const conditions = corrected.flatMap((condition) => condition ?? []);
  if (conditions.length < corrected.length) return { ids: found.ids, corrected: null };
  const correction = allOf(conditions);
  const levels: [...MatchLevel[], MatchLevel] = [
    ...(found.count > 0 ? typedLevels : []),
    { column: 'title_words', condition: correction },
    { column: 'series_words', condition: correction },
    { column: 'name_words', condition: correction },
    { column: 'words', condition: correction },
  ];
  const condition = found.count > 0 ? anyOf(query.prefix, correction) : correction;
  const { ids } = await rankMatches(database, kind, levels, condition, range);
  const terms = query.terms.map(({ word, stopWords }, index) => ({
    word,
    stopWords,
    condition: conditions[index] ?? '',
  }));
  return { ids, corrected: found.count > 0 ? null : terms };
}

/** Best level first. An entry belongs to the first level that it matches. */
function levelsOf({ titles, whole, prefix, terms }: ParsedQuery): [...MatchLevel[], MatchLevel] {
  // The number of entries that contain several words together is unknown.
  const [onlyTerm] = terms.length === 1 ? terms : [];
  const beginning = titles
    ? [{ column: 'title_words', condition: titles.startsWith, isBeginning: true } as const]
    : [];
  return [
    ...(titles
      ? [
          { column: 'title_words', condition: titles.exact } as const,
          { column: 'title_words', condition: titles.startsWithWords, isBeginning: true } as const,
        ]
      : []),
    // Several words in the order of a title mean that title, even if the last word is unfinished.
    ...(titles?.hasSeveralWords ? beginning : []),
    { column: 'title_words', condition: whole, estimatedCount: onlyTerm?.wholeFrequency.titles },
    { column: 'series_words', condition: whole },
    { column: 'name_words', condition: whole, estimatedCount: onlyTerm?.wholeFrequency.names },
    ...(titles?.hasSeveralWords ? [] : beginning),
    { column: 'title_words', condition: prefix, estimatedCount: onlyTerm?.prefixFrequency.titles },
    { column: 'series_words', condition: prefix },
    { column: 'name_words', condition: prefix, estimatedCount: onlyTerm?.prefixFrequency.names },
    { column: 'words', condition: whole, estimatedCount: onlyTerm?.wholeFrequency.entries },
    { column: 'words', condition: prefix, estimatedCount: onlyTerm?.prefixFrequency.entries },
  ];
}
