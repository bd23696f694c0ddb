import {
  type CatalogueQuery,
  catalogueKinds,
  catalogueOrders,
  catalogueParameters,
  countFilters,
  ratingLimits,
  readCatalogueQuery,
  unfiltered,
} from '../../../../../src/domain/catalogue/catalogue-query.ts';
import { genres } from '../../../../../src/domain/catalogue/genre.ts';

const unfilteredQuery: CatalogueQuery = { ...unfiltered, order: null };
const read = (search: string) => readCatalogueQuery(new URLSearchParams(search));
const write = (query: Partial<CatalogueQuery>) => `${catalogueParameters({ ...unfilteredQuery, ...query })}`;

describe('the query of a catalogue address', () => {
  it('is empty for the whole catalogue', () => {
    expect(read('')).toEqual(unfilteredQuery);
    expect(write({})).toBe('');
  });

  it('contains each filter', () => {
    const query = {
      kind: 'on_demand',
      genre: 'science fiction',
      upTo: '16',
      isNewOnly: true,
      order: 31,
    } as const;
    expect(write(query)).toBe('kind=on_demand&genre=science-fiction&rating=16&new=week&order=31');
  });

  it('is parsed to the same filters that were written', () => {
    for (const kind of catalogueKinds) {
      for (const genre of [null, ...genres]) {
        for (const upTo of [null, ...ratingLimits]) {
          for (const isNewOnly of [true, false]) {
            const query = { kind, genre, upTo, isNewOnly, order: null };
            expect(read(write(query))).toEqual(query);
          }
        }
      }
    }
  });

  it.each(catalogueOrders)('keeps the order %s', (order) => {
    expect(write({ order })).toBe(`order=${order}`);
    expect(read(`order=${order}`)).toEqual({ ...unfilteredQuery, order });
  });

  it('counts its filters, without the order', () => {
    expect(countFilters(read('order=title'))).toBe(0);
    expect(countFilters(read('kind=free&genre=horror&rating=12&new=week&order=7'))).toBe(4);
  });

  it.each([
    'kind=FREE',
    'kind=',
    'kind=constructor',
    'genre=terror',
    'genre=__proto__',
    'rating=17',
    'rating=18',
    'rating=%2B18',
    'rating=l',
    'rating=-18',
    'rating',
    'new=month',
    'new=WEEK',
    'kind=all',
    'order=8',
    'order=07',
    'order=TITLE',
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
      order: null,
    });
  });
});
