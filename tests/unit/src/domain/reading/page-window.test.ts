import { pageWindow, withinMemory } from '../../../../../src/domain/reading/page-window.ts';

describe('the pages held around the one that is read', () => {
  const sorted = (pages: readonly number[]) => [...pages].sort((one, other) => one - other);

  it('are five ahead and two behind', () => {
    expect(sorted(pageWindow(10, 40, 1))).toEqual([8, 9, 10, 11, 12, 13, 14, 15]);
  });

  it('lie the other way round for who goes backwards', () => {
    expect(sorted(pageWindow(10, 40, -1))).toEqual([5, 6, 7, 8, 9, 10, 11, 12]);
  });

  it('begin with the page itself and the next one', () => {
    expect(pageWindow(10, 40, 1).slice(0, 2)).toEqual([10, 11]);
    expect(pageWindow(10, 40, -1).slice(0, 2)).toEqual([10, 9]);
  });

  it('stay within the comic', () => {
    expect(sorted(pageWindow(0, 3, 1))).toEqual([0, 1, 2]);
    expect(sorted(pageWindow(39, 40, 1))).toEqual([37, 38, 39]);
  });
});

describe('the memory that pages may take', () => {
  it('holds as many as fit, the most wanted first', () => {
    expect(withinMemory([4, 5, 3, 6, 7], () => 10, 45)).toEqual([4, 5, 3, 6]);
  });

  it('always holds the page and both its neighbours', () => {
    expect(withinMemory([4, 5, 3, 6], () => 1000, 45)).toEqual([4, 5, 3]);
  });

  it('holds all eight of a common comic at full width', () => {
    expect(withinMemory(pageWindow(10, 40, 1), () => 1600 * 2400)).toHaveLength(8);
  });
});
