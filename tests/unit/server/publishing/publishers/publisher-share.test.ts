import {
  defaultShareBasisPoints,
  shareInMonth,
} from '../../../../../server/publishing/publishers/publisher-share.ts';

describe('the share of a publisher', () => {
  const shares = [
    { validFrom: '2026-03-01', basisPoints: 6000 },
    { validFrom: '2026-06-01', basisPoints: 8000 },
    { validFrom: '2025-01-01', basisPoints: 5000 },
  ];

  it.each([
    ['2024-12-01', defaultShareBasisPoints],
    ['2025-01-01', 5000],
    ['2026-02-01', 5000],
    ['2026-03-01', 6000],
    ['2026-05-01', 6000],
    ['2027-01-01', 8000],
  ])('of %s is %s', (month, share) => {
    expect(shareInMonth(shares, month)).toBe(share);
    expect(shareInMonth([...shares].reverse(), month)).toBe(share);
  });

  it('is the default if none is set', () =>
    expect(shareInMonth([], '2026-01-01')).toBe(defaultShareBasisPoints));
});
