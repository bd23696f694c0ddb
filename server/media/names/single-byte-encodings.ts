import { decodeCodePage } from './code-pages.ts';

export interface SingleByteEncoding {
  name: string;
  decode(bytes: Buffer): string;
  /** Matches the letters of its scripts. */
  letters: RegExp;
}

const latin = /^[a-zß-öø-ÿœ]$/iu;
const cyrillic = /^[а-яё]$/iu;
const decoderOf = (label: string) => (bytes: Buffer) => new TextDecoder(label).decode(bytes);

/** If two are equally plausible, the first is used. */
export const singleByteEncodings: readonly SingleByteEncoding[] = [
  { name: 'windows-1252', decode: decoderOf('windows-1252'), letters: latin },
  { name: 'windows-1251', decode: decoderOf('windows-1251'), letters: cyrillic },
  { name: 'cp866', decode: decoderOf('ibm866'), letters: cyrillic },
  { name: 'cp850', decode: (bytes) => decodeCodePage('cp850', bytes), letters: latin },
  { name: 'cp437', decode: (bytes) => decodeCodePage('cp437', bytes), letters: latin },
];

const punctuation = /^[«»“”„‘’–—…ºª°¿¡·№]$/u;

/** Scores how plausible a decoded text is. Higher is better. All letters have equal weight. */
export function weighText(text: string, letters: RegExp): number {
  const characters = Array.from(text);
  return characters.reduce((score, character, index) => {
    if (character < '\x80') return score;
    if (punctuation.test(character)) return score + 0.3;
    if (!letters.test(character)) return score - 1;
    return (
      score + weighLetter(character, characters[index - 1] ?? ' ', characters[index + 1] ?? ' ', letters)
    );
  }, 0);
}

function weighLetter(character: string, before: string, after: string, letters: RegExp): number {
  if (isUpper(character) && isLower(before)) return -0.5;
  // Latin words have few consecutive accented letters. In other scripts all letters are non-ASCII.
  const isLatin = letters.test('a');
  const neighbours = [before, after].filter((neighbour) => isLetter(neighbour));
  if (neighbours.length === 0) return isLatin ? 0.5 : 0.3;
  const isOfSameScript = isLatin ? (each: string) => each < '\x80' : (each: string) => letters.test(each);
  if (neighbours.some(isOfSameScript)) return neighbours.every((each) => letters.test(each)) ? 1 : -0.5;
  return isLatin ? 0.1 : -0.5;
}

const isLetter = (character: string) => /\p{Letter}/u.test(character);
const isUpper = (character: string) => /\p{Uppercase}/u.test(character);
const isLower = (character: string) => /\p{Lowercase}/u.test(character);
