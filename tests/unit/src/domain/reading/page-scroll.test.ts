import { scrollBeforeTurn } from '../../../../../src/domain/reading/page-scroll.ts';

/** A phone in landscape, 360 px high. */
const phone = { top: 0, bottom: 360 };
const pageAt = (top: number) => ({ top, bottom: top + 1110 });

it('scrollBeforeTurn scrolls by most of the visible height', () => {
  expect(scrollBeforeTurn(pageAt(0), phone, 1)).toBe(306);
  expect(scrollBeforeTurn(pageAt(-750), phone, -1)).toBe(-306);
  expect(scrollBeforeTurn(pageAt(40), { top: 40, bottom: 360 }, 1)).toBe(272);
});

it('scrollBeforeTurn stops at both ends of the page', () => {
  expect(scrollBeforeTurn(pageAt(-612), phone, 1)).toBe(138);
  expect(scrollBeforeTurn(pageAt(-138), phone, -1)).toBe(-138);
});

it.each([1, -1] as const)(
  'scrollBeforeTurn leaves nothing to scroll at an end, in direction %s',
  (direction) => {
    expect(scrollBeforeTurn(pageAt(direction === 1 ? -749 : -1), phone, direction)).toBe(0);
    expect(scrollBeforeTurn({ top: 20, bottom: 340 }, phone, direction)).toBe(0);
  },
);
