import { fitsPairs, spreadIndexOf, spreadsOf } from '../../../../../src/domain/reading/spreads.ts';

const page = { width: 1600, height: 2400 };
const widePage = { width: 3200, height: 2400 };
const pages = (count: number) => Array.from({ length: count }, () => page);

describe('spreadsOf', () => {
  it('shows the cover alone, then pairs', () => {
    expect(spreadsOf(pages(5), true)).toEqual([[0], [1, 2], [3, 4]]);
  });

  it('shows a last page without a partner alone', () => {
    expect(spreadsOf(pages(4), true)).toEqual([[0], [1, 2], [3]]);
  });

  it('shows a wide page alone, and the page before it too', () => {
    const [cover, ...others] = pages(6);
    if (!cover) throw new Error('No cover');
    expect(spreadsOf([cover, page, widePage, ...others], true)).toEqual([[0], [1], [2], [3, 4], [5, 6], [7]]);
  });

  it('shows each page alone if pages are not paired', () => {
    expect(spreadsOf(pages(3), false)).toEqual([[0], [1], [2]]);
  });

  it('is empty for an issue without pages', () => {
    expect(spreadsOf([], true)).toEqual([]);
  });
});

it('spreadIndexOf finds the spread of each of its pages', () => {
  const spreads = spreadsOf(pages(5), true);
  expect([0, 1, 2, 3, 4, 5].map((index) => spreadIndexOf(spreads, index))).toEqual([0, 1, 1, 2, 2, -1]);
});

it.each([
  ['a desktop window', { width: 1440, height: 900 }, true],
  ['a tablet in landscape', { width: 1024, height: 768 }, true],
  ['a tablet in portrait', { width: 820, height: 1180 }, false],
  ['a phone', { width: 360, height: 740 }, false],
  ['a phone in landscape', { width: 740, height: 360 }, false],
  ['a large phone in landscape', { width: 932, height: 430 }, false],
])('fitsPairs in %s: %#', (_, window, expected) => {
  expect(fitsPairs(window)).toBe(expected);
});
