import { discountOf } from '../../../../../server/commerce/coupons/coupons.ts';

describe('what a coupon takes off', () => {
  it.each([
    // Half a cent that is left counts as one.
    [{ percent: 50, amount: null }, 3, 1],
    [{ percent: 50, amount: null }, 1, 0],
    [{ percent: 33, amount: null }, 990, 327],
    [{ percent: 1, amount: null }, 1990, 20],
    [{ percent: 100, amount: null }, 1990, 1990],
    [{ percent: 15, amount: null }, 100_000_000, 15_000_000],
    [{ percent: null, amount: 500 }, 1990, 500],
    [{ percent: null, amount: 500 }, 390, 390],
  ])('by %p from %d cents is %d cents', (coupon, price, discount) => {
    expect(discountOf(coupon, price)).toBe(discount);
  });
});
