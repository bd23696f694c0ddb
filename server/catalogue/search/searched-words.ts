import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';

/** What is searched, each by its own words. */
export type SearchedKind = 'issue' | 'series' | 'publisher';

/** How many entries have a word, at all and in their titles. */
export interface Frequency {
  readonly entries: number;
  readonly titles: number;
}

export const nowhere: Frequency = { entries: 0, titles: 0 };

/** A typed word as it is found by, and what it shares with its plural. */
export interface TypedWord {
  readonly word: string;
  readonly stem: string;
}

/** Characters of a query: some that are typed as one stand for many. */
const mostCharacters = 200;

/** The words of a text as the entries have theirs: the database splits both. */
export async function readWords(database: Database, text: string): Promise<TypedWord[]> {
  const typed = text.normalize('NFKC').slice(0, mostCharacters);
  const { rows } = await sql<TypedWord>`
    select left(word, 60) as word, comics.word_stem(left(word, 60)) as stem
    from unnest(comics.plain_words(${typed})) with ordinality as typed (word, place)
    order by place`.execute(database);
  return rows;
}

/** How common some words are, and all those together that begin as the last one does. */
export async function readFrequencies(
  database: Database,
  kind: SearchedKind,
  words: readonly string[],
  beginning: string,
): Promise<{ of(word: string): Frequency; beginning: Frequency }> {
  const { rows } = await sql<Frequency & { word: string | null }>`
    select word, entries, titles from comics.search_word
      where kind = ${kind} and word = any (${[...words]}::text[]) and entries > 0
    union all
    select null, coalesce(sum(entries), 0)::int, coalesce(sum(titles), 0)::int from comics.search_word
      where kind = ${kind} and word >= ${beginning} and word < ${`${beginning}\u{10ffff}`}`.execute(database);
  const known = new Map(rows.map(({ word, ...frequency }) => [word, frequency]));
  return { of: (word) => known.get(word) ?? nowhere, beginning: known.get(null) ?? nowhere };
}
