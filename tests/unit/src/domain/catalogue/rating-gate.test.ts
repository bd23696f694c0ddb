import { parentalRatings } from '../../../../../src/domain/catalogue/catalogue-query.ts';
import {
  countIssuesUpTo,
  gateOf,
  highestRatingAt,
  isGenreOpen,
  ratingFilterOf,
  ratingLimitOf,
  type Viewer,
} from '../../../../../src/domain/catalogue/rating-gate.ts';

const gatesFor = (viewer: Viewer) => parentalRatings.map((rating) => gateOf(rating, viewer)).join(' ');

describe('gateOf', () => {
  it('asks only for +18 while the age is unknown', () => {
    expect(gatesFor({ isOfAge: null, guidedUpTo: null })).toBe('open open open open open ask');
  });

  it('is open for adults and blocks +18 for minors', () => {
    expect(gatesFor({ isOfAge: true, guidedUpTo: null })).toBe('open open open open open open');
    expect(gatesFor({ isOfAge: false, guidedUpTo: null })).toBe('open open open open open blocked');
  });

  it('blocks ratings above the limit of a guided account, regardless of age', () => {
    for (const isOfAge of [true, false, null]) {
      expect(gatesFor({ isOfAge, guidedUpTo: '12' })).toBe('open open open blocked blocked blocked');
      expect(gatesFor({ isOfAge, guidedUpTo: 'L' })).toBe('open blocked blocked blocked blocked blocked');
    }
  });
});

describe('an issue that the guardian allowed', () => {
  const viewer: Viewer = { isOfAge: false, guidedUpTo: '10', allowedIssueIds: ['allowed'] };

  it('is open above the rating, but not if it is for adults', () => {
    expect(gateOf('16', viewer, 'allowed')).toBe('open');
    expect(gateOf('16', viewer, 'other')).toBe('blocked');
    expect(gateOf('16', viewer)).toBe('blocked');
    expect(gateOf('+18', viewer, 'allowed')).toBe('blocked');
  });

  it('stays in lists', () => {
    const isShown = ratingFilterOf((rating, id) => gateOf(rating, viewer, id));
    const ids = ['allowed', 'other'].filter((id) => isShown({ id, parentalRating: '14' }));
    expect(ids).toEqual(['allowed']);
  });
});

describe('ratingLimitOf', () => {
  it.each<[string, Viewer, string | null]>([
    ['a visitor', { isOfAge: null, guidedUpTo: null }, null],
    ['an adult', { isOfAge: true, guidedUpTo: null }, null],
    ['a minor', { isOfAge: false, guidedUpTo: null }, '16'],
    ['a child', { isOfAge: null, guidedUpTo: '12' }, '12'],
    ['a child without a birth date', { isOfAge: null, guidedUpTo: 'L' }, 'L'],
    ['a guided account of age', { isOfAge: true, guidedUpTo: '+18' }, null],
  ])('is the highest rating that %s can open, or null for all', (_, viewer, limit) => {
    expect(ratingLimitOf((rating) => gateOf(rating, viewer))).toBe(limit);
  });
});

describe('countIssuesUpTo', () => {
  const genre = {
    genre: 'horror',
    issuesCountByRating: { L: 1, 10: 2, 12: 4, 14: 8, 16: 16, '+18': 32 },
  } as const;

  it('adds up the issues of all ratings up to the limit', () => {
    expect(countIssuesUpTo('L', genre)).toBe(1);
    expect(countIssuesUpTo('12', genre)).toBe(7);
    expect(countIssuesUpTo(null, genre)).toBe(63);
  });
});

describe('isGenreOpen', () => {
  it('opens the adult genre only to viewers who are known to be of age', () => {
    const isOpenFor = (isOfAge: boolean | null) =>
      isGenreOpen('erotic', (rating) => gateOf(rating, { isOfAge, guidedUpTo: null }));
    expect([true, false, null].map(isOpenFor)).toEqual([true, false, false]);
    expect(isGenreOpen('horror', () => 'blocked')).toBe(true);
  });
});

describe('highestRatingAt', () => {
  it.each([
    [0, 'L'],
    [9, 'L'],
    [10, '10'],
    [11, '10'],
    [12, '12'],
    [14, '14'],
    [15, '14'],
    [16, '16'],
    [17, '16'],
    [18, '+18'],
    [80, '+18'],
  ])('for the age %i, returns the rating %s', (age, rating) => {
    expect(highestRatingAt((years) => age >= years)).toBe(rating);
  });

  it('returns L if the age is unknown', () => {
    expect(highestRatingAt(null)).toBe('L');
  });
});
