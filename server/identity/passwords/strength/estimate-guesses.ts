import { foldText } from './fold-text.ts';
import { minWordLength, type WordRanks } from './load-common-words.ts';
import { patternGuesses } from './number-patterns.ts';

export interface KnownWords {
  common: WordRanks;
  /** Words about the person and the service, which attackers try first. */
  personal: ReadonlySet<string>;
}

/** Further characters only make a password stronger, so they are not examined. This limits the time. */
const maxExaminedLength = 40;

/** Longer list entries are not words. */
const maxWordLength = 24;

const letterGuesses = Math.log10(26);
/** For digits, and for symbols, of which people commonly use ten. */
const otherGuesses = 1;
const personalGuesses = 1;

/** '1' and '!' can replace either 'i' or 'l'. */
const substitutes = { '@': 'a', '4': 'a', '8': 'b', '3': 'e', '0': 'o', '5': 's', $: 's', '7': 't' };
const asI: Record<string, string> = { ...substitutes, '1': 'i', '!': 'i' };
const asL: Record<string, string> = { ...substitutes, '1': 'l', '!': 'l' };

/**
 * Estimates the number of guesses, as a power of ten, for an attacker who knows common words and patterns. It finds the
 * cheapest way to build the password from these parts: common and personal words (also reversed, or with the usual
 * substitutes for letters), sequences, years, dates, repetitions and single characters.
 */
export function estimateGuesses(password: string, words: KnownWords): number {
  return estimateText(foldText(password).slice(0, maxExaminedLength), words, new Map());
}

function estimateText(text: string, words: KnownWords, cache: Map<string, number>): number {
  const cached = cache.get(text);
  if (cached !== undefined) return cached;
  const maxLength = Math.max(maxWordLength, ...[...words.personal].map((word) => word.length));
  const spellings = [text, replaceSubstitutes(asI, text), replaceSubstitutes(asL, text)];
  const reversed = text.split('').reverse().join('');
  /** The fewest guesses for the first `index` characters. */
  const cheapest = [0];
  for (let end = 1; end <= text.length; end += 1) {
    const candidates = [(cheapest[end - 1] ?? 0) + characterGuesses(text.charAt(end - 1))];
    for (let start = Math.max(0, end - maxLength); start <= end - minWordLength; start += 1) {
      const pieces = spellings.map((spelling) => spelling.slice(start, end));
      pieces.push(reversed.slice(text.length - end, text.length - start));
      const guesses = Math.min(wordGuesses(pieces, words), patternGuesses(text.slice(start, end)));
      candidates.push((cheapest[start] ?? 0) + guesses);
    }
    for (const { start, unit, count } of repetitionsBefore(text, end)) {
      candidates.push((cheapest[start] ?? 0) + estimateText(unit, words, cache) + Math.log10(count));
    }
    cheapest.push(Math.min(...candidates));
  }
  const guesses = cheapest[text.length] ?? 0;
  cache.set(text, guesses);
  return guesses;
}

const characterGuesses = (character: string) => (/\p{L}/u.test(character) ? letterGuesses : otherGuesses);

/** Estimates one word, given in all its spellings. */
function wordGuesses(spellings: readonly string[], { common, personal }: KnownWords): number {
  if (spellings.some((spelling) => personal.has(spelling))) return personalGuesses;
  const ranks = spellings.map((spelling) => common.get(spelling) ?? Number.POSITIVE_INFINITY);
  return Math.log10(10 + Math.min(...ranks));
}

const replaceSubstitutes = (letters: Record<string, string>, text: string) =>
  text.replace(/[^a-z]/g, (character) => letters[character] ?? character);

/** Finds all repetitions that end at `end`: a unit that occurs two or more times in a row. */
function repetitionsBefore(text: string, end: number): { start: number; unit: string; count: number }[] {
  const repetitions = [];
  for (let length = 1; length * 2 <= end; length += 1) {
    const unit = text.slice(end - length, end);
    let start = end - length;
    for (let count = 2; text.startsWith(unit, start - length) && start >= length; count += 1) {
      start -= length;
      repetitions.push({ start, unit, count });
    }
  }
  return repetitions;
}
