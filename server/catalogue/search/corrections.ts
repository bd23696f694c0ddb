import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import { distance } from './distance.ts';
import type { SearchedKind } from './searched-words.ts';
import { otherSpellings } from './sounds.ts';

const mostCorrections = 10;
const longWord = 8;

/**
 * The known words that may have been meant by one that was typed, nearest first and then the commonest. Short words
 * have no room for errors, long ones for two, of which the first letter is none. `slack`: errors allowed besides.
 */
export async function correct(
  database: Database,
  kind: SearchedKind,
  typed: string,
  isBeginning: boolean,
  slack = 0,
): Promise<string[]> {
  const { rows } = await sql<{ word: string }>`
    select word from comics.search_word
    where comics.word_variants(word) && comics.word_variants(${typed}::text) and kind = ${kind} and entries > 0
    order by entries desc, word limit 400`.execute(database);
  const heard = await known(database, kind, otherSpellings(typed));
  const allowed = (typed.length >= longWord ? 2 : 1) + slack;
  const near = rows
    .filter(({ word }) => !heard.includes(word))
    .map(({ word }) => ({ word, errors: distance(typed, word, isBeginning) }))
    .filter(({ errors }) => errors > 0)
    .filter(({ word, errors }) => errors <= (word[0] === typed[0] ? allowed : Math.min(1, allowed)));
  near.push(...heard.map((word) => ({ word, errors: 1 })));
  const fewest = Math.min(...near.map(({ errors }) => errors));
  return near
    .filter(({ errors }) => errors <= fewest + slack)
    .slice(0, mostCorrections)
    .map(({ word }) => word);
}

const shortestPart = 3;

/** The two known words that were typed as one, if they were. */
export async function split(database: Database, kind: SearchedKind, typed: string): Promise<string[] | null> {
  const cuts = Array.from({ length: Math.max(0, typed.length - 2 * shortestPart + 1) }, (_, index) => [
    typed.slice(0, index + shortestPart),
    typed.slice(index + shortestPart),
  ]);
  if (cuts.length === 0) return null;
  const words = new Set(await known(database, kind, cuts.flat()));
  return cuts.find((parts) => parts.every((part) => words.has(part))) ?? null;
}

/** Those of the words that something is found by. */
async function known(database: Database, kind: SearchedKind, words: readonly string[]): Promise<string[]> {
  if (words.length === 0) return [];
  const { rows } = await sql<{ word: string }>`
    select word from comics.search_word
    where kind = ${kind} and entries > 0 and word = any (${[...words]}::text[])`.execute(database);
  return rows.map(({ word }) => word);
}
