import { largeCatalogueSize, titleAt } from '../comics/large-catalogue.ts';
import { chooseEvenly, personName, portugueseDescription, randomShare } from '../comics/large-titles.ts';

/** A typical query. `title`: the title of the issue that the query should find, if any. */
export interface BenchQuery {
  readonly kind: string;
  readonly query: string;
  readonly title?: string;
  readonly page?: number;
}

const queriesPerKind = 20;
const alphabet = 'abcdefghijlmnoprstuvz';

/** Indexes of issues across the whole catalogue, without withdrawn issues. */
const issueIndexes = Array.from({ length: queriesPerKind }, (_, index) => 137 + index * 4_801).filter(
  (index) => index % 100 !== 99,
);

/** Indexes of the most read issues (tests/bench/add-readings.ts). */
export const popularIndexes = issueIndexes.map((index) => index + 60);

const simplify = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();

/** Removes, doubles, replaces or swaps one letter of the longest word. `index` selects the error. */
export function withTypingError(title: string, index: number): string {
  const [longest = ''] = title.split(/[^\p{L}]+/u).sort((one, other) => other.length - one.length);
  const position = 1 + Math.floor(randomShare(index, 61) * (longest.length - 2));
  const [before, letter, after] = [
    longest.slice(0, position),
    longest.charAt(position),
    longest.slice(position + 1),
  ];
  const variants = [
    `${before}${after}`,
    `${before}${letter}${letter}${after}`,
    `${before}${chooseEvenly([...alphabet], randomShare(index, 62))}${after}`,
    `${before}${after.charAt(0)}${letter}${after.slice(1)}`,
  ];
  return title.replace(longest, chooseEvenly(variants, randomShare(index, 63)));
}

const buildTitleQueries = (
  kind: string,
  toQuery: (title: string, index: number) => string,
  indexes: readonly number[] = issueIndexes,
): BenchQuery[] =>
  indexes.map((index) => ({ kind, query: toQuery(titleAt(index), index), title: titleAt(index) }));

const unfinished = (title: string) => simplify(title).slice(0, Math.ceil(title.length * 0.7));

/**
 * The share of unfinished queries for which the intended title is among the first five, if the order of the titles that
 * begin with the query is random. Nothing in such a query says which of them is intended.
 */
export function expectedShareOfUnfinished(): number {
  const titles = [
    ...new Set(Array.from({ length: largeCatalogueSize.issues }, (_, index) => simplify(titleAt(index)))),
  ];
  const shares = issueIndexes.map((index) => {
    const query = unfinished(titleAt(index));
    return Math.min(1, 5 / titles.filter((title) => title.startsWith(query)).length);
  });
  return shares.reduce((sum, share) => sum + share, 0) / shares.length;
}

const buildTextQueries = (kind: string, texts: readonly string[], page?: number): BenchQuery[] =>
  texts.map((query) => ({ kind, query, ...(page !== undefined && { page }) }));

/** Queries of each kind, with and without results. */
export const benchQueries: readonly BenchQuery[] = [
  ...buildTitleQueries('whole title', (title) => title),
  ...buildTitleQueries('without accents', simplify),
  ...buildTitleQueries('unfinished', unfinished),
  ...buildTitleQueries('unfinished, most read', unfinished, popularIndexes),
  ...buildTitleQueries('one error', (title, index) => withTypingError(simplify(title), index)),
  ...buildTitleQueries('two errors', (title, index) =>
    withTypingError(withTypingError(simplify(title), index), index + 1),
  ),
  ...buildTextQueries(
    'people',
    issueIndexes.map((index) => simplify(personName(index % 6000))),
  ),
  ...buildTextQueries('common word', 'casa,menino,noite,gato,cidade,azul,mar,lua,edicoes,sertao'.split(',')),
  ...buildTextQueries(
    'common words',
    'a casa,o menino da casa,casa azul,gato da noite,casa e o mar,o gato azul,noite da casa,edicoes casa,menino azul,a cidade do gato'.split(
      ',',
    ),
  ),
  ...buildTextQueries(
    'genres and free',
    'terror,ficcao cientifica,gratis,terror gratis,horror,romance casa,aventura gratis,free,fantasia azul,comedia'.split(
      ',',
    ),
  ),
  ...buildTextQueries(
    'descriptions',
    issueIndexes.map((index) => portugueseDescription(index).slice(3).split(',')[0] ?? ''),
  ),
  ...buildTextQueries('connecting word', 'o,a,de,da,do,e,os,um,em,the'.split(',')),
  ...buildTextQueries('two letters', 'ca,me,no,ga,se,ma,el,pe,br,xa,o,c'.split(',')),
  ...buildTextQueries(
    'nothing found',
    'qwertyuiop,xkcdxkcd,casa zzzzzzzz,wwwwwwww kkkkkkkk,blorptang azul,%%%,99999,jjjj,casa 77777,hhhhhhhhhhhhhhhh'.split(
      ',',
    ),
  ),
  ...buildTextQueries(
    'page 3',
    'casa,menino,o,ca,casa azul,gato da noite,edicoes,azul,ana,a casa'.split(','),
    3,
  ),
];
