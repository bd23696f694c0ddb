import fc from 'fast-check';
import { distanceTo, pageDistance } from '../../../../../../src/presentation/ui/slider/row-places.ts';

/** Items of 100 px, 10 px apart, in a row that was scrolled so far; 350 px of it are seen. */
const rowAt = (scrolled: number) =>
  Array.from({ length: 10 }, (_, place) => ({
    start: place * 110 - scrolled,
    end: place * 110 + 100 - scrolled,
  }));
const view = { start: 0, end: 350 };

describe('the next page', () => {
  it('begins with the first item that was not whole', () => {
    expect(pageDistance(rowAt(0), view, 1)).toBe(330);
  });

  it('is nowhere once the last item is whole', () => {
    expect(pageDistance(rowAt(740), view, 1)).toBe(0);
  });

  it('goes on past an item that is wider than the row', () => {
    const wide = [
      { start: 0, end: 500 },
      { start: 510, end: 1010 },
    ];
    expect(pageDistance(wide, view, 1)).toBe(510);
  });
});

describe('the page before', () => {
  it('ends with the last item that was not whole, and begins with a whole one', () => {
    expect(pageDistance(rowAt(660), view, -1)).toBe(-330);
  });

  it('is nowhere at the start', () => {
    expect(pageDistance(rowAt(0), view, -1)).toBe(0);
  });

  it('shows the start of an item that is wider than the row', () => {
    const wide = [
      { start: -510, end: -10 },
      { start: 0, end: 500 },
    ];
    expect(pageDistance(wide, view, -1)).toBe(-510);
  });
});

describe('the way to an item', () => {
  it('is none where it is seen whole', () => {
    expect(distanceTo(rowAt(0), view, 2)).toBe(0);
  });

  it('leads to an item that begins the view, with the whole of the one that is wanted', () => {
    expect(distanceTo(rowAt(0), view, 3)).toBe(110);
    expect(distanceTo(rowAt(55), view, 0)).toBe(-55);
  });

  it('is none for an item that is not there', () => {
    expect(distanceTo(rowAt(0), view, 99)).toBe(0);
  });

  it('leaves every item whole that fits, wherever the row was', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 740 }), fc.integer({ min: 0, max: 9 }), (scrolled, place) => {
        const distance = distanceTo(rowAt(scrolled), view, place);
        const item = rowAt(scrolled + distance)[place];
        expect(item?.start).toBeGreaterThanOrEqual(-1);
        expect(item?.end).toBeLessThanOrEqual(351);
      }),
    );
  });
});
