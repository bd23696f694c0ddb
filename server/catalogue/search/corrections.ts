import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import { editDistance } from './edit-distance.ts';
import { otherSpellings } from './other-spellings.ts';
import type { SearchedKind } from './searched-words.ts';

const maxCorrections = 10;
const longWordLength = 8;

/**
 * Returns known words similar to a typed one: most similar first, then most common. Short words may have one error,
 * long ones two. If the first letter differs, only one error is allowed. `slack`: number of additional errors.
 */
export async function correctWord(
  database: Database,
  kind: SearchedKind,
  typed: string,
  isPrefix: boolean,
  extraErrors = 0,
): Promise<string[]> {
  const { rows } = await sql<{ word: string }>`
    select word from comics.search_word
    where comics.word_variants(word) && comics.word_variants(${typed}::text) and kind = ${kind} and entries > 0
    order by entries desc, word limit 400`.execute(database);
  const respelled = await findKnownWords(database, kind, otherSpellings(typed));
  const maxErrors = (typed.length >= longWordLength ? 2 : 1) + extraErrors;
  const candidates = rows
    .filter(({ word }) => !respelled.includes(word))
    .map(({ word }) => ({ word, errors: editDistance(typed, word, isPrefix) }))
    .filter(({ errors }) => errors > 0)
    .filter(({ word, errors }) => errors <= (word[0] === typed[0] ? maxErrors : Math.min(1, maxErrors)));
  candidates.push(...respelled.map((word) => ({ word, errors: 1 })));
  const fewestErrors = Math.min(...candidates.map(({ errors }) => errors));
  return candidates
    .filter(({ errors }) => errors <= fewestErrors + extraErrors)
    .slice(0, maxCorrections)
    .map(({ word }) => word);
}

const minPartLength = 3;

/** Splits a typed word into two known words. Null if that is impossible. */
export async function splitWord(
  database: Database,
  kind: SearchedKind,
  typed: string,
): Promise<string[] | null> {
  const splits = Array.from({ length: Math.max(0, typed.length - 2 * minPartLength + 1) }, (_, index) => [
    typed.slice(0, index + minPartLength),
    typed.slice(index + minPartLength),
  ]);
  if (splits.length === 0) return null;
  const words = new Set(await findKnownWords(database, kind, splits.flat()));
  return splits.find((parts) => parts.every((part) => words.has(part))) ?? null;
}

/** Returns those of the words that occur in an entry. */
async function findKnownWords(
  database: Database,
  kind: SearchedKind,
  words: readonly string[],
): Promise<string[]> {
  if (words.length === 0) return [];
  const { rows } = await sql<{ word: string }>`
    select word from comics.search_word
    where kind = ${kind} and entries > 0 and word = any (${[...words]}::text[])`.execute(database);
  return rows.map(({ word }) => word);
}
