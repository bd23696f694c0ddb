import { adjectives, englishNouns, givenNames, nouns, syllables } from './large-words.ts';

/** A pseudorandom number in [0, 1) that depends only on the index and the purpose. */
export function randomShare(index: number, purpose: number): number {
  let state = (Math.imul(index + 1, 0x9e3779b1) ^ Math.imul(purpose + 1, 0x85ebca6b)) >>> 0;
  state = Math.imul(state ^ (state >>> 16), 0x7feb352d);
  state = Math.imul(state ^ (state >>> 15), 0x846ca68b);
  return ((state ^ (state >>> 16)) >>> 0) / 2 ** 32;
}

/** Chooses early items far more often than late ones, like the words of a language (Zipf). */
export const chooseZipf = <Item>(list: readonly Item[], share: number): Item =>
  list[Math.min(list.length - 1, Math.floor(list.length ** share) - 1)] as Item;

export const chooseEvenly = <Item>(list: readonly Item[], share: number): Item =>
  list[Math.floor(share * list.length)] as Item;

const capitalise = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** One of about 30,000 invented names. Early ones are common. */
function inventedName(share: number): string {
  const index = Math.floor(30_000 ** share);
  const length = 2 + (index % 3);
  const parts = Array.from({ length }, (_, part) => chooseEvenly(syllables, randomShare(index, 900 + part)));
  return capitalise(parts.join('').replace(/^ç/, 's'));
}

export function personName(index: number): string {
  return `${chooseEvenly(givenNames, randomShare(index, 31))} ${inventedName(randomShare(index, 32))}`;
}

const chooseNoun = (share: number) => chooseZipf(nouns, share);
const prepositionFor = (article: string) => (article === 'a' ? 'da' : 'do');

/** A typical title of one to six words: mostly common words, sometimes a unique one. */
export function portugueseTitle(index: number): string {
  const [first, second] = [chooseNoun(randomShare(index, 1)), chooseNoun(randomShare(index, 2))];
  const adjective = chooseZipf(adjectives, randomShare(index, 3));
  const name = inventedName(randomShare(index, 4));
  switch (Math.floor(randomShare(index, 5) * 6)) {
    case 0:
      return `${capitalise(first.article)} ${capitalise(first.word)} ${prepositionFor(second.article)} ${capitalise(second.word)} ${adjective}`;
    case 1:
      return `${capitalise(first.word)} de ${name}`;
    case 2:
      return `${capitalise(first.article)} ${first.word} ${adjective} de ${name}`;
    case 3:
      return `${name} e ${first.article} ${first.word} ${prepositionFor(second.article)} ${second.word}`;
    case 4:
      return `${capitalise(first.article)} ${first.word} ${adjective}`;
    default:
      return `${name}: ${first.article} ${first.word} ${prepositionFor(second.article)} ${second.word}`;
  }
}

/** A typical description: a character, a place, and mostly common words. */
export function portugueseDescription(index: number): string {
  const [first, second, third] = [51, 52, 53].map((purpose) =>
    chooseEvenly(nouns, randomShare(index, purpose)),
  );
  const [hero, place] = [54, 55].map((purpose) => inventedName(randomShare(index, purpose)));
  const [firstAdjective, secondAdjective] = [56, 57].map((purpose) =>
    chooseEvenly(adjectives, randomShare(index, purpose)),
  );
  return `Em ${place}, ${hero} encontra ${first?.article} ${first?.word} ${firstAdjective} e descobre que ${second?.article} ${second?.word} guarda um segredo. Quando ${third?.article} ${third?.word} ${secondAdjective} desaparece, só resta uma saída.`;
}

export const englishTitle = (index: number): string =>
  `The ${chooseZipf(englishNouns, randomShare(index, 6))} of ${inventedName(randomShare(index, 4))}`;
