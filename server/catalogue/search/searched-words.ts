import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';

/** What a search can find. Each kind has its own word list. */
export type SearchedKind = 'issue' | 'series' | 'publisher';

/**
 * The number of entries that contain a word, of those that contain it not only in a description, and of those that
 * contain it in their titles.
 */
export interface WordFrequency {
  readonly entries: number;
  readonly names: number;
  readonly titles: number;
}

const zeroFrequency: WordFrequency = { entries: 0, names: 0, titles: 0 };

/** A typed word in its normalized form, and its stem, which singular and plural share. */
export interface TypedWord {
  readonly word: string;
  readonly stem: string;
}

/** Applied after NFKC, which can turn one character into many. */
const maxQueryLength = 200;

/** Splits a text into words. The database does it, so queries and entries are split in the same way. */
export async function splitIntoWords(database: Database, text: string): Promise<TypedWord[]> {
  const typed = text.normalize('NFKC').slice(0, maxQueryLength);
  const { rows } = await sql<TypedWord>`
    select left(word, 60) as word, comics.word_stem(left(word, 60)) as stem
    from unnest(comics.plain_words(${typed})) with ordinality as typed (word, rank)
    order by rank`.execute(database);
  return rows;
}

/** Loads the frequencies of words, and the total frequency of all words with a prefix. */
export async function readFrequencies(
  database: Database,
  kind: SearchedKind,
  words: readonly string[],
  prefix: string,
): Promise<{ frequencyOf(word: string): WordFrequency; prefixFrequency: WordFrequency }> {
  const { rows } = await sql<WordFrequency & { word: string | null }>`
    select word, entries, names, titles from comics.search_word
      where kind = ${kind} and word = any (${[...words]}::text[]) and entries > 0
    union all
    select null, coalesce(sum(entries), 0)::int, coalesce(sum(names), 0)::int, coalesce(sum(titles), 0)::int
      from comics.search_word
      where kind = ${kind} and word >= ${prefix} and word < ${`${prefix}\u{10ffff}`}`.execute(database);
  const frequencies = new Map(rows.map(({ word, ...frequency }) => [word, frequency]));
  return {
    frequencyOf: (word) => frequencies.get(word) ?? zeroFrequency,
    prefixFrequency: frequencies.get(null) ?? zeroFrequency,
  };
}
