import { type Coupon, discountOf } from '../../../../../src/domain/checkout/coupon.ts';

const coupon = (differences: Partial<Coupon>): Coupon => ({
  code: 'DEZ',
  percent: null,
  amount: null,
  currency: null,
  endsAt: null,
  ...differences,
});

describe('discountOf', () => {
  it('takes a percentage off and rounds the rest half up', () => {
    expect(discountOf(coupon({ percent: 10 }), 990)).toBe(99);
    expect(discountOf(coupon({ percent: 50 }), 995)).toBe(497);
    expect(discountOf(coupon({ percent: 33 }), 100)).toBe(33);
    expect(discountOf(coupon({ percent: 100 }), 1990)).toBe(1990);
  });

  it('takes an amount off, at most the price', () => {
    expect(discountOf(coupon({ amount: 500, currency: 'BRL' }), 990)).toBe(500);
    expect(discountOf(coupon({ amount: 5000, currency: 'BRL' }), 990)).toBe(990);
  });

  it('is 0 without a coupon', () => {
    expect([discountOf(null, 990), discountOf(coupon({}), 990)]).toEqual([0, 0]);
  });
});
