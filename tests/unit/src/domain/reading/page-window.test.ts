import { pageWindow, withinMemory } from '../../../../../src/domain/reading/page-window.ts';

describe('pageWindow', () => {
  const sortPages = (pages: readonly number[]) => [...pages].sort((one, other) => one - other);

  it('returns five pages ahead and two behind', () => {
    expect(sortPages(pageWindow(10, 40, 1))).toEqual([8, 9, 10, 11, 12, 13, 14, 15]);
  });

  it('returns five pages behind and two ahead when the reader goes backwards', () => {
    expect(sortPages(pageWindow(10, 40, -1))).toEqual([5, 6, 7, 8, 9, 10, 11, 12]);
  });

  it('starts with the current page and the next one', () => {
    expect(pageWindow(10, 40, 1).slice(0, 2)).toEqual([10, 11]);
    expect(pageWindow(10, 40, -1).slice(0, 2)).toEqual([10, 9]);
  });

  it('stays within the comic', () => {
    expect(sortPages(pageWindow(0, 3, 1))).toEqual([0, 1, 2]);
    expect(sortPages(pageWindow(39, 40, 1))).toEqual([37, 38, 39]);
  });
});

describe('withinMemory', () => {
  it('keeps the first pages that fit into the budget', () => {
    expect(withinMemory([4, 5, 3, 6, 7], () => 10, 45)).toEqual([4, 5, 3, 6]);
  });

  it('always keeps the page and both adjacent pages', () => {
    expect(withinMemory([4, 5, 3, 6], () => 1000, 45)).toEqual([4, 5, 3]);
  });

  it('keeps all eight pages of a common comic at full width', () => {
    expect(withinMemory(pageWindow(10, 40, 1), () => 1600 * 2400)).toHaveLength(8);
  });
});
