import { titleAt } from '../comics/large-catalogue.ts';
import { chooseEvenly, personName, randomShare } from '../comics/large-titles.ts';

/** A typical query. `title`: of the intended issue, if there is one. */
export interface BenchQuery {
  readonly kind: string;
  readonly query: string;
  readonly title?: string;
  readonly page?: number;
}

const queriesPerKind = 20;
const alphabet = 'abcdefghijlmnoprstuvz';

/** Places of issues spread over the catalogue. Withdrawn issues are skipped. */
const places = Array.from({ length: queriesPerKind }, (_, index) => 137 + index * 4_801).filter(
  (place) => place % 100 !== 99,
);

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();

/** Removes, doubles, changes or swaps one letter of the longest word. */
export function withTypingError(title: string, place: number): string {
  const [longest = ''] = title.split(/[^\p{L}]+/u).sort((one, other) => other.length - one.length);
  const at = 1 + Math.floor(randomShare(place, 61) * (longest.length - 2));
  const [before, letter, after] = [longest.slice(0, at), longest.charAt(at), longest.slice(at + 1)];
  const changed = [
    `${before}${after}`,
    `${before}${letter}${letter}${after}`,
    `${before}${chooseEvenly([...alphabet], randomShare(place, 62))}${after}`,
    `${before}${after.charAt(0)}${letter}${after.slice(1)}`,
  ];
  return title.replace(longest, chooseEvenly(changed, randomShare(place, 63)));
}

const ofTitles = (kind: string, type: (title: string, place: number) => string): BenchQuery[] =>
  places.map((place) => ({ kind, query: type(titleAt(place), place), title: titleAt(place) }));
const ofTexts = (kind: string, texts: readonly string[], page?: number): BenchQuery[] =>
  texts.map((query) => ({ kind, query, ...(page !== undefined && { page }) }));

/** Queries of each kind, with and without results. */
export const typedQueries: readonly BenchQuery[] = [
  ...ofTitles('whole title', (title) => title),
  ...ofTitles('without accents', plain),
  ...ofTitles('unfinished', (title) => plain(title).slice(0, Math.ceil(title.length * 0.7))),
  ...ofTitles('one error', (title, place) => withTypingError(plain(title), place)),
  ...ofTitles('two errors', (title, place) =>
    withTypingError(withTypingError(plain(title), place), place + 1),
  ),
  ...ofTexts(
    'people',
    places.map((place) => plain(personName(place % 6000))),
  ),
  ...ofTexts('common word', 'casa,menino,noite,gato,cidade,azul,mar,lua,edicoes,sertao'.split(',')),
  ...ofTexts(
    'common words',
    'a casa,o menino da casa,casa azul,gato da noite,casa e o mar,o gato azul,noite da casa,edicoes casa,menino azul,a cidade do gato'.split(
      ',',
    ),
  ),
  ...ofTexts('connecting word', 'o,a,de,da,do,e,os,um,em,the'.split(',')),
  ...ofTexts('two letters', 'ca,me,no,ga,se,ma,el,pe,br,xa,o,c'.split(',')),
  ...ofTexts(
    'nothing found',
    'qwertyuiop,xkcdxkcd,casa zzzzzzzz,wwwwwwww kkkkkkkk,blorptang azul,%%%,99999,jjjj,casa 77777,hhhhhhhhhhhhhhhh'.split(
      ',',
    ),
  ),
  ...ofTexts('page 3', 'casa,menino,o,ca,casa azul,gato da noite,edicoes,azul,ana,a casa'.split(','), 3),
];
