import {
  changeChoiceForWindow,
  choiceForWindow,
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
    lowWindowFit: 'width',
    showsPairs: true,
    animatesTurns: false,
  });
});

describe('the fit of a page in a low window', () => {
  const phone = { width: 740, height: 360 };
  const upright = { width: 360, height: 740 };
  const choice = intendedChoice({ readingMode: 'paged', readingDirection: 'ltr' });

  it('is the width, because a whole page is hard to read', () => {
    expect(choiceForWindow(phone, choice).fit).toBe('width');
    for (const frame of [upright, { width: 1440, height: 900 }, { width: 1440, height: 400 }, null])
      expect(choiceForWindow(frame, choice).fit).toBe('page');
  });

  it('is chosen apart from that of other windows', () => {
    const whole = changeChoiceForWindow(phone, choice, { fit: 'page' });
    expect([choiceForWindow(phone, whole).fit, choiceForWindow(upright, whole).fit]).toEqual([
      'page',
      'page',
    ]);
    const wide = changeChoiceForWindow(upright, whole, { fit: 'width' });
    expect([choiceForWindow(phone, wide).fit, choiceForWindow(upright, wide).fit]).toEqual(['page', 'width']);
  });

  it('is the same as in other windows for pages in a column', () => {
    const column = changeChoiceForWindow(phone, { ...choice, mode: 'vertical' }, { fit: 'width' });
    expect(column).toMatchObject({ fit: 'width', lowWindowFit: 'width' });
    expect(choiceForWindow(phone, { ...choice, mode: 'vertical' }).fit).toBe('page');
  });
});

it('readingKind differs for issues with another mode or direction', () => {
  const manga = readingKind({ readingMode: 'paged', readingDirection: 'rtl' });
  const strip = readingKind({ readingMode: 'vertical', readingDirection: 'ltr' });
  expect(manga).not.toBe(strip);
});
