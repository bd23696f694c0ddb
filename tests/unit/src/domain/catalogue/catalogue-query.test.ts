import {
  type CatalogueQuery,
  catalogueKinds,
  catalogueParameters,
  parentalRatings,
  readCatalogueQuery,
  unfilteredQuery,
} from '../../../../../src/domain/catalogue/catalogue-query.ts';
import { genres } from '../../../../../src/domain/catalogue/genre.ts';

const read = (search: string) => readCatalogueQuery(new URLSearchParams(search));
const write = (query: Partial<CatalogueQuery>) => `${catalogueParameters({ ...unfilteredQuery, ...query })}`;

describe('the query of a catalogue address', () => {
  it('is empty for the whole catalogue', () => {
    expect(read('')).toEqual(unfilteredQuery);
    expect(write({})).toBe('');
  });

  it('contains each filter', () => {
    const query = { kind: 'on_demand', genre: 'science fiction', upTo: '+18', isNewOnly: true } as const;
    expect(write(query)).toBe('kind=on_demand&genre=science-fiction&rating=18&new=week');
  });

  it('is parsed to the same filters that were written', () => {
    for (const kind of catalogueKinds) {
      for (const genre of [null, ...genres]) {
        for (const upTo of [null, ...parentalRatings]) {
          for (const isNewOnly of [true, false]) {
            const query = { kind, genre, upTo, isNewOnly };
            expect(read(write(query))).toEqual(query);
          }
        }
      }
    }
  });

  it('accepts +18 in every notation', () => {
    for (const typed of ['rating=18', 'rating=%2B18', 'rating=+18', 'rating=%2018']) {
      expect([typed, read(typed).upTo]).toEqual([typed, '+18']);
    }
  });

  it.each([
    'kind=FREE',
    'kind=',
    'kind=constructor',
    'genre=terror',
    'genre=__proto__',
    'rating=17',
    'rating=l',
    'rating=-18',
    'rating',
    'new=month',
    'new=WEEK',
    'kind=all',
    'page=3&limit=500',
    '%FF=%FE&&&=',
  ])('is the whole catalogue for %s', (search) => {
    expect(read(search)).toEqual(unfilteredQuery);
  });

  it('ignores unknown parameters', () => {
    expect(read('kind=free&kind=subscription&genre=nada&rating=12&utm_source=carta')).toEqual({
      kind: 'free',
      genre: null,
      upTo: '12',
      isNewOnly: false,
    });
  });
});
