import fc from 'fast-check';
import { planPeriodOf } from '../../../../../src/domain/plans/plan-period.ts';

describe('planPeriodOf', () => {
  it.each([
    [30, 'monthly'],
    [90, 'quarterly'],
    [180, 'semiannual'],
    [360, 'annual'],
    [28, 'monthly'],
    [31, 'monthly'],
    [92, 'quarterly'],
    [182, 'semiannual'],
    [365, 'annual'],
    [366, 'annual'],
  ])('for %i days, returns the period %s', (days, period) => {
    expect(planPeriodOf(days)).toBe(period);
  });

  it('rounds months half up', () => {
    expect([14, 15, 44, 45].map(planPeriodOf)).toEqual([null, 'monthly', 'monthly', null]);
    expect([74, 75, 104, 105].map(planPeriodOf)).toEqual([null, 'quarterly', 'quarterly', null]);
  });

  it.each([0, 7, 60, 120, 300, 390, 720, -30, Number.NaN])('returns null for %d days', (days) => {
    expect(planPeriodOf(days)).toBeNull();
  });

  it('returns the same period for the 30 days around a number of months', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 40 }), fc.integer({ min: -15, max: 14 }), (months, days) => {
        expect(planPeriodOf(months * 30 + days)).toBe(planPeriodOf(months * 30));
      }),
    );
  });
});
