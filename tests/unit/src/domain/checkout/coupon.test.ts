import { type Coupon, discountOf } from '../../../../../src/domain/checkout/coupon.ts';

const buildCoupon = (differences: Partial<Coupon>): Coupon => ({
  code: 'DEZ',
  percent: null,
  amount: null,
  currency: null,
  endsAt: null,
  ...differences,
});

describe('discountOf', () => {
  it('calculates a percentage, and rounds the remaining price half up', () => {
    expect(discountOf(buildCoupon({ percent: 10 }), 990)).toBe(99);
    expect(discountOf(buildCoupon({ percent: 50 }), 995)).toBe(497);
    expect(discountOf(buildCoupon({ percent: 33 }), 100)).toBe(33);
    expect(discountOf(buildCoupon({ percent: 100 }), 1990)).toBe(1990);
  });

  it('returns the amount, or the price if that is lower', () => {
    expect(discountOf(buildCoupon({ amount: 500, currency: 'BRL' }), 990)).toBe(500);
    expect(discountOf(buildCoupon({ amount: 5000, currency: 'BRL' }), 990)).toBe(990);
  });

  it('is 0 without a coupon', () => {
    expect([discountOf(null, 990), discountOf(buildCoupon({}), 990)]).toEqual([0, 0]);
  });
});
