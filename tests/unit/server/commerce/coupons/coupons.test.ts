import { discountOf } from '../../../../../server/commerce/coupons/coupons.ts';

describe('the discount of a coupon', () => {
  it.each([
    // The remaining half cent is rounded up.
    [{ percent: 50, amount: null }, 3, 1],
    [{ percent: 50, amount: null }, 1, 0],
    [{ percent: 33, amount: null }, 990, 327],
    [{ percent: 1, amount: null }, 1990, 20],
    [{ percent: 100, amount: null }, 1990, 1990],
    [{ percent: 15, amount: null }, 100_000_000, 15_000_000],
    [{ percent: null, amount: 500 }, 1990, 500],
    [{ percent: null, amount: 500 }, 390, 390],
  ])('of %p for a price of %d cents is %d cents', (coupon, price, discount) => {
    expect(discountOf(coupon, price)).toBe(discount);
  });
});
