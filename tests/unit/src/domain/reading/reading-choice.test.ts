import { headingTo, intendedChoice, readingKind } from '../../../../../src/domain/reading/reading-choice.ts';

describe('what lies beside a page', () => {
  it('is the next one on the right of a western comic', () => {
    expect(headingTo('right', 'ltr')).toBe(1);
    expect(headingTo('left', 'ltr')).toBe(-1);
  });

  it('is the next one on the left of a manga', () => {
    expect(headingTo('left', 'rtl')).toBe(1);
    expect(headingTo('right', 'rtl')).toBe(-1);
  });
});

it('reads an issue as it was made to be read', () => {
  expect(intendedChoice({ readingMode: 'vertical', readingDirection: 'ltr' })).toEqual({
    mode: 'vertical',
    direction: 'ltr',
    fit: 'page',
  });
});

it('tells apart issues that are made to be read differently', () => {
  const manga = readingKind({ readingMode: 'paged', readingDirection: 'rtl' });
  const strip = readingKind({ readingMode: 'vertical', readingDirection: 'ltr' });
  expect(manga).not.toBe(strip);
});
