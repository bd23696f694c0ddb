import {
  type CatalogueQuery,
  catalogueKinds,
  catalogueParameters,
  parentalRatings,
  readCatalogueQuery,
  wholeCatalogue,
} from '../../../../../src/domain/catalogue/catalogue-query.ts';
import { genres } from '../../../../../src/domain/catalogue/genre.ts';

const read = (search: string) => readCatalogueQuery(new URLSearchParams(search));
const tell = (query: Partial<CatalogueQuery>) => `${catalogueParameters({ ...wholeCatalogue, ...query })}`;

describe('the query of a catalogue’s address', () => {
  it('is the whole catalogue where nothing is asked for, and tells nothing of that', () => {
    expect(read('')).toEqual(wholeCatalogue);
    expect(tell({})).toBe('');
  });

  it('tells what is wanted', () => {
    const query = { kind: 'on_demand', genre: 'science fiction', upTo: '+18', isNewOnly: true } as const;
    expect(tell(query)).toBe('kind=on_demand&genre=science-fiction&rating=18&new=week');
  });

  it('is read again as it was told, whatever is wanted', () => {
    for (const kind of catalogueKinds) {
      for (const genre of [null, ...genres]) {
        for (const upTo of [null, ...parentalRatings]) {
          for (const isNewOnly of [true, false]) {
            const query = { kind, genre, upTo, isNewOnly };
            expect(read(tell(query))).toEqual(query);
          }
        }
      }
    }
  });

  it('reads +18 however somebody has typed it', () => {
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
  ])('asks for everything where the address says %s', (search) => {
    expect(read(search)).toEqual(wholeCatalogue);
  });

  it('keeps what it knows of an address that also says odd things', () => {
    expect(read('kind=free&kind=subscription&genre=nada&rating=12&utm_source=carta')).toEqual({
      kind: 'free',
      genre: null,
      upTo: '12',
      isNewOnly: false,
    });
  });
});
