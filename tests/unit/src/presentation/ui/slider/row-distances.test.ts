import fc from 'fast-check';
import {
  distanceToItem,
  distanceToPage,
} from '../../../../../../src/presentation/ui/slider/row-distances.ts';

/** Items of 100 px with gaps of 10 px, scrolled by this distance. 350 px of the row are visible. */
const rowAt = (scrolled: number) =>
  Array.from({ length: 10 }, (_, index) => ({
    start: index * 110 - scrolled,
    end: index * 110 + 100 - scrolled,
  }));
const view = { start: 0, end: 350 };

describe('the next page', () => {
  it('starts with the first item that was not fully visible', () => {
    expect(distanceToPage(rowAt(0), view, 1)).toBe(330);
  });

  it('does not move once the last item is fully visible', () => {
    expect(distanceToPage(rowAt(740), view, 1)).toBe(0);
  });

  it('moves past an item that is wider than the row', () => {
    const wide = [
      { start: 0, end: 500 },
      { start: 510, end: 1010 },
    ];
    expect(distanceToPage(wide, view, 1)).toBe(510);
  });
});

describe('the previous page', () => {
  it('ends with the last item that was not fully visible, and starts with a whole item', () => {
    expect(distanceToPage(rowAt(660), view, -1)).toBe(-330);
  });

  it('does not move at the start', () => {
    expect(distanceToPage(rowAt(0), view, -1)).toBe(0);
  });

  it('shows the start of an item that is wider than the row', () => {
    const wide = [
      { start: -510, end: -10 },
      { start: 0, end: 500 },
    ];
    expect(distanceToPage(wide, view, -1)).toBe(-510);
  });
});

describe('the distance to an item', () => {
  it('is 0 if the item is fully visible', () => {
    expect(distanceToItem(rowAt(0), view, 2)).toBe(0);
  });

  it('leads to a snap position with the item fully visible', () => {
    expect(distanceToItem(rowAt(0), view, 3)).toBe(110);
    expect(distanceToItem(rowAt(55), view, 0)).toBe(-55);
  });

  it('is 0 for an item that does not exist', () => {
    expect(distanceToItem(rowAt(0), view, 99)).toBe(0);
  });

  it('makes every item that fits fully visible from any position', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 740 }), fc.integer({ min: 0, max: 9 }), (scrolled, index) => {
        const distance = distanceToItem(rowAt(scrolled), view, index);
        const item = rowAt(scrolled + distance)[index];
        expect(item?.start).toBeGreaterThanOrEqual(-1);
        expect(item?.end).toBeLessThanOrEqual(351);
      }),
    );
  });
});
