import {
  intendedChoice,
  readingKind,
  turnDirectionOf,
} from '../../../../../src/domain/reading/reading-choice.ts';

describe('turnDirectionOf', () => {
  it('finds the next page on the right of a western comic', () => {
    expect(turnDirectionOf('right', 'ltr')).toBe(1);
    expect(turnDirectionOf('left', 'ltr')).toBe(-1);
  });

  it('finds the next page on the left of a manga', () => {
    expect(turnDirectionOf('left', 'rtl')).toBe(1);
    expect(turnDirectionOf('right', 'rtl')).toBe(-1);
  });
});

it('intendedChoice uses the mode and direction of the issue', () => {
  expect(intendedChoice({ readingMode: 'vertical', readingDirection: 'ltr' })).toEqual({
    mode: 'vertical',
    direction: 'ltr',
    fit: 'page',
    showsPairs: true,
    animatesTurns: false,
  });
});

it('readingKind differs for issues with another mode or direction', () => {
  const manga = readingKind({ readingMode: 'paged', readingDirection: 'rtl' });
  const strip = readingKind({ readingMode: 'vertical', readingDirection: 'ltr' });
  expect(manga).not.toBe(strip);
});
