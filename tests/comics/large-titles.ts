import { adjectives, english, givenNames, nouns, syllables } from './large-words.ts';

/** A pseudorandom number in [0, 1) that depends only on place and purpose. */
export function chance(place: number, purpose: number): number {
  let state = (Math.imul(place + 1, 0x9e3779b1) ^ Math.imul(purpose + 1, 0x85ebca6b)) >>> 0;
  state = Math.imul(state ^ (state >>> 16), 0x7feb352d);
  state = Math.imul(state ^ (state >>> 15), 0x846ca68b);
  return ((state ^ (state >>> 16)) >>> 0) / 2 ** 32;
}

/** Chooses early items far more often than late ones, like the words of a language (Zipf). */
export const chooseZipf = <Item>(list: readonly Item[], share: number): Item =>
  list[Math.min(list.length - 1, Math.floor(list.length ** share) - 1)] as Item;

export const chooseEvenly = <Item>(list: readonly Item[], share: number): Item =>
  list[Math.floor(share * list.length)] as Item;

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** One of about 30,000 invented names. Early ones are common. */
export function inventedName(share: number): string {
  const index = Math.floor(30_000 ** share);
  const length = 2 + (index % 3);
  const parts = Array.from({ length }, (_, part) => chooseEvenly(syllables, chance(index, 900 + part)));
  return capital(parts.join('').replace(/^ç/, 's'));
}

export function personName(index: number): string {
  return `${chooseEvenly(givenNames, chance(index, 31))} ${inventedName(chance(index, 32))}`;
}

const noun = (share: number) => chooseZipf(nouns, share);
const of = (article: string) => (article === 'a' ? 'da' : 'do');

/** A typical title of one to six words: mostly common words, sometimes a unique one. */
export function portugueseTitle(place: number): string {
  const [first, second] = [noun(chance(place, 1)), noun(chance(place, 2))];
  const adjective = chooseZipf(adjectives, chance(place, 3));
  const name = inventedName(chance(place, 4));
  switch (Math.floor(chance(place, 5) * 6)) {
    case 0:
      return `${capital(first.article)} ${capital(first.word)} ${of(second.article)} ${capital(second.word)} ${adjective}`;
    case 1:
      return `${capital(first.word)} de ${name}`;
    case 2:
      return `${capital(first.article)} ${first.word} ${adjective} de ${name}`;
    case 3:
      return `${name} e ${first.article} ${first.word} ${of(second.article)} ${second.word}`;
    case 4:
      return `${capital(first.article)} ${first.word} ${adjective}`;
    default:
      return `${name}: ${first.article} ${first.word} ${of(second.article)} ${second.word}`;
  }
}

export const englishTitle = (place: number): string =>
  `The ${chooseZipf(english, chance(place, 6))} of ${inventedName(chance(place, 4))}`;
