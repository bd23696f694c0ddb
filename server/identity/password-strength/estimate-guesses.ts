import { foldText } from './fold-text.ts';
import { minWordLength, type WordRanks } from './load-common-words.ts';
import { patternGuesses } from './number-patterns.ts';

export interface KnownWords {
  common: WordRanks;
  /** Those of the person and the service: guessed first. */
  personal: ReadonlySet<string>;
}

/** More characters make a password only stronger, and cost time to examine. */
const maxExamined = 40;

/** Longer entries of the lists are no words. */
const maxWordLength = 24;

const letterGuesses = Math.log10(26);
/** Digits, and symbols too: people use ten of them. */
const otherGuesses = 1;
const personalGuesses = 1;

/** '1' and '!' stand for either letter. */
const substitutes = { '@': 'a', '4': 'a', '8': 'b', '3': 'e', '0': 'o', '5': 's', $: 's', '7': 't' };
const asI: Record<string, string> = { ...substitutes, '1': 'i', '!': 'i' };
const asL: Record<string, string> = { ...substitutes, '1': 'l', '!': 'l' };

/**
 * How many guesses the password takes who knows the words and the patterns of people, as a power of ten. It is the
 * cheapest way to put the password together from common and personal words, as they are, backwards or with the usual
 * substitutes for letters; sequences, years and dates; pieces that are repeated; and single characters.
 */
export function estimateGuesses(password: string, words: KnownWords): number {
  return guessesOf(foldText(password).slice(0, maxExamined), words, new Map());
}

function guessesOf(text: string, words: KnownWords, known: Map<string, number>): number {
  const before = known.get(text);
  if (before !== undefined) return before;
  const longest = Math.max(maxWordLength, ...[...words.personal].map((word) => word.length));
  const spellings = [text, replaceBy(asI, text), replaceBy(asL, text)];
  const backwards = text.split('').reverse().join('');
  /** Of the first so many characters. */
  const cheapest = [0];
  for (let end = 1; end <= text.length; end += 1) {
    const ways = [(cheapest[end - 1] ?? 0) + characterGuesses(text.charAt(end - 1))];
    for (let start = Math.max(0, end - longest); start <= end - minWordLength; start += 1) {
      const pieces = spellings.map((spelling) => spelling.slice(start, end));
      pieces.push(backwards.slice(text.length - end, text.length - start));
      const guesses = Math.min(wordGuesses(pieces, words), patternGuesses(text.slice(start, end)));
      ways.push((cheapest[start] ?? 0) + guesses);
    }
    for (const { start, unit, count } of repetitionsBefore(text, end)) {
      ways.push((cheapest[start] ?? 0) + guessesOf(unit, words, known) + Math.log10(count));
    }
    cheapest.push(Math.min(...ways));
  }
  const guesses = cheapest[text.length] ?? 0;
  known.set(text, guesses);
  return guesses;
}

const characterGuesses = (character: string) => (/\p{L}/u.test(character) ? letterGuesses : otherGuesses);

/** Of a word, however it is spelled. */
function wordGuesses(spellings: readonly string[], { common, personal }: KnownWords): number {
  if (spellings.some((spelling) => personal.has(spelling))) return personalGuesses;
  const ranks = spellings.map((spelling) => common.get(spelling) ?? Number.POSITIVE_INFINITY);
  return Math.log10(10 + Math.min(...ranks));
}

const replaceBy = (letters: Record<string, string>, text: string) =>
  text.replace(/[^a-z]/g, (character) => letters[character] ?? character);

/** Every way in which the text ends at `end` with one unit two times or more. */
function repetitionsBefore(text: string, end: number): { start: number; unit: string; count: number }[] {
  const found = [];
  for (let length = 1; length * 2 <= end; length += 1) {
    const unit = text.slice(end - length, end);
    let start = end - length;
    for (let count = 2; text.startsWith(unit, start - length) && start >= length; count += 1) {
      start -= length;
      found.push({ start, unit, count });
    }
  }
  return found;
}
