import type { Database } from '../../database/database.ts';
import { allOf, anyOf, hasPrefix, hasWord, numberedTitleIs, titleIs, titleStartsWith } from './conditions.ts';
import { correctWord, splitWord } from './corrections.ts';
import {
  readFrequencies,
  type SearchedKind,
  splitIntoWords,
  type TypedWord,
  type WordFrequency,
} from './searched-words.ts';

/** Ignored if the query contains other words. */
const stopWords = new Set(
  'o a os as um uma uns umas e de da do das dos em no na nos nas por para com ao aos the an of and in'.split(
    ' ',
  ),
);
const maxTerms = 12;
/** Words of one query for which similar words are searched. That is the slowest part. */
const maxCorrectedTerms = 4;

/** One term of a query, with its conditions (of PostgreSQL's type tsquery) and their frequencies. */
interface SearchTerm {
  readonly word: string;
  /** The stop words before it, which are not searched: 'da ' in 'turno da noite'. Empty if there are none. */
  readonly stopWords: string;
  readonly isLast: boolean;
  readonly whole: string;
  readonly wholeFrequency: WordFrequency;
  /** Like `whole`. If the term is the last one, words that start with it match too, because it may be incomplete. */
  readonly prefix: string;
  readonly prefixFrequency: WordFrequency;
}

/** A query as conditions. `whole` and `prefix` combine those of all terms. */
export interface ParsedQuery {
  readonly terms: readonly SearchTerm[];
  /** Conditions on whole titles. `startsWith` also matches within a word. Null if the query is too short for them. */
  readonly titles: {
    readonly exact: string;
    readonly startsWithWords: string;
    readonly startsWith: string;
    readonly hasSeveralWords: boolean;
  } | null;
  readonly whole: string;
  readonly prefix: string;
}

/** Null if the text contains no word. */
export async function parseQuery(
  database: Database,
  kind: SearchedKind,
  text: string,
): Promise<ParsedQuery | null> {
  const words = await splitIntoWords(database, text);
  if (words.length === 0) return null;
  const searchedWords = removeStopWords(words);
  const lastWord = words.at(-1) as TypedWord;
  const joinedPairs = searchedWords
    .slice(1)
    .map((next, index) => `${searchedWords[index]?.word}${next.word}`);
  const frequencies = await readFrequencies(
    database,
    kind,
    [...searchedWords.flatMap(({ word, stem }) => [word, stem]), ...joinedPairs],
    lastWord.word,
  );
  const terms: SearchTerm[] = [];
  for (let index = 0; index < searchedWords.length; index += 1) {
    const typedWord = searchedWords[index] as TypedWord;
    const next = searchedWords[index + 1];
    const joined = next && `${typedWord.word}${next.word}`;
    const single = {
      ...termOf(typedWord, typedWord === lastWord, frequencies),
      stopWords: stopWordsBefore(words, typedWord, searchedWords[index - 1]),
    };
    if (next && joined && frequencies.frequencyOf(joined).entries > 0) {
      terms.push(
        joinTerms(
          single,
          { ...termOf(next, next === lastWord, frequencies), stopWords: '' },
          joined,
          frequencies.frequencyOf(joined),
        ),
      );
      index += 1;
    } else {
      terms.push(single);
    }
  }
  const name = words
    .map(({ word }) => word)
    .join(' ')
    .slice(0, 200);
  const canBeTitle = name.length > 2 && words.some(({ word }) => !stopWords.has(word));
  return {
    terms,
    titles: canBeTitle
      ? {
          exact: anyOf(titleIs(name), numberedTitleIs(name)),
          startsWithWords: anyOf(titleIs(name), titleStartsWith(`${name} `)),
          startsWith: titleStartsWith(name),
          hasSeveralWords: words.length > 1,
        }
      : null,
    whole: allOf(terms.map(({ whole }) => whole)),
    prefix: allOf(terms.map(({ prefix }) => prefix)),
  };
}

function removeStopWords(words: readonly TypedWord[]): TypedWord[] {
  const meaningfulWords = words.filter(({ word }) => !stopWords.has(word));
  return (meaningfulWords.length > 0 ? meaningfulWords : [...words]).slice(0, maxTerms);
}

/** The words between a searched word and the previous one, each followed by a space. */
const stopWordsBefore = (
  words: readonly TypedWord[],
  word: TypedWord,
  previous: TypedWord | undefined,
): string =>
  words
    .slice(previous ? words.indexOf(previous) + 1 : 0, words.indexOf(word))
    .map((stopWord) => `${stopWord.word} `)
    .join('');

type Frequencies = Awaited<ReturnType<typeof readFrequencies>>;

function termOf(
  { word, stem }: TypedWord,
  isLast: boolean,
  { frequencyOf: of, prefixFrequency: frequencyOfPrefix }: Frequencies,
): Omit<SearchTerm, 'stopWords'> {
  // Entries that contain a word are indexed by its stem too, so the stem alone is enough and faster.
  const whole = hasWord(stem);
  const wholeFrequency = maxFrequency(of(word), of(stem));
  return {
    word,
    isLast,
    whole,
    wholeFrequency,
    prefix: isLast ? hasPrefixOrStem(word, stem) : whole,
    prefixFrequency: isLast ? maxFrequency(wholeFrequency, frequencyOfPrefix) : wholeFrequency,
  };
}

const hasPrefixOrStem = (word: string, stem: string): string =>
  word === stem ? hasPrefix(word) : anyOf(hasWord(stem), hasPrefix(word));

const maxFrequency = (a: WordFrequency, b: WordFrequency): WordFrequency => ({
  entries: Math.max(a.entries, b.entries),
  names: Math.max(a.names, b.names),
  titles: Math.max(a.titles, b.titles),
});

/** Joins two words that also exist as one, such as 'super herói'. */
const joinTerms = (
  first: SearchTerm,
  second: SearchTerm,
  joined: string,
  joinedFrequency: WordFrequency,
): SearchTerm => ({
  word: joined,
  stopWords: first.stopWords,
  isLast: second.isLast,
  whole: anyOf(allOf([first.whole, second.whole]), hasWord(joined)),
  wholeFrequency: maxFrequency(minFrequency(first.wholeFrequency, second.wholeFrequency), joinedFrequency),
  prefix: anyOf(allOf([first.prefix, second.prefix]), hasWord(joined)),
  prefixFrequency: maxFrequency(minFrequency(first.prefixFrequency, second.prefixFrequency), joinedFrequency),
});

export const minFrequency = (a: WordFrequency, b: WordFrequency): WordFrequency => ({
  entries: Math.min(a.entries, b.entries),
  names: Math.min(a.names, b.names),
  titles: Math.min(a.titles, b.titles),
});

/** Returns for each term a condition that matches it and its corrections; null if neither matches any entry. */
export async function correctTerms(
  database: Database,
  kind: SearchedKind,
  { terms }: ParsedQuery,
  extraErrors = 0,
): Promise<(string | null)[]> {
  const corrected: (string | null)[] = [];
  // If one term is unknown, it explains why there are few results. The known terms then stay as they are.
  const hasUnknownTerm =
    extraErrors === 0 && terms.some(({ prefixFrequency }) => prefixFrequency.entries === 0);
  let correctedCount = 0;
  for (const term of terms) {
    const { prefix, prefixFrequency } = term;
    const isKnown = prefixFrequency.entries > 0;
    if ((hasUnknownTerm && isKnown) || correctedCount === maxCorrectedTerms) {
      corrected.push(isKnown ? prefix : null);
    } else {
      correctedCount += 1;
      corrected.push(await correctTerm(database, kind, term, extraErrors));
    }
  }
  return corrected;
}

async function correctTerm(
  database: Database,
  kind: SearchedKind,
  { word, isLast, prefix, prefixFrequency }: SearchTerm,
  extraErrors: number,
): Promise<string | null> {
  const conditions = (await correctWord(database, kind, word, isLast, extraErrors)).map(hasWord);
  const parts = prefixFrequency.entries === 0 ? await splitWord(database, kind, word) : null;
  if (parts) conditions.push(allOf(parts.map(hasWord)));
  if (prefixFrequency.entries > 0) conditions.push(prefix);
  return conditions.length > 0 ? anyOf(...conditions) : null;
}
