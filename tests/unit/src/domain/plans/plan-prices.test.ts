import {
  cheapestOf,
  merchandiseFor,
  monthlyPriceOf,
  periodsOf,
  savingOf,
} from '../../../../../src/domain/plans/plan-prices.ts';
import { somePlan } from '../../../../fakes/checkout/some-plan.ts';

const sold = (cycleDurationInDays: number, price: number) => ({
  id: `plan-1-${cycleDurationInDays}`,
  cycleDurationInDays,
  price,
  currency: 'BRL',
});
const [monthly, quarterly, yearly] = [sold(30, 1990), sold(90, 5490), sold(360, 17_990)];
const plan = somePlan({ merchandises: [monthly, quarterly, yearly] });

describe('the prices of a plan', () => {
  it('are told for a month of 30 days', () => {
    expect([monthly, quarterly, yearly].map(monthlyPriceOf)).toEqual([1990, 1830, 1499]);
  });

  it('are found by the period, and only where it is sold', () => {
    expect(merchandiseFor(plan, 90)).toBe(quarterly);
    expect(merchandiseFor(plan, 180)).toBeNull();
  });

  it('are cheapest where a month is', () => {
    expect(cheapestOf(plan)).toBe(yearly);
    expect(cheapestOf(somePlan({ merchandises: [] }))).toBeNull();
  });

  it('save what is told, or a little more', () => {
    // 24.66 % in truth.
    expect(savingOf(plan, yearly)).toBe(24);
    expect(savingOf(plan, monthly)).toBe(0);
  });

  it('save exactly a quarter where it is one', () => {
    const year = sold(360, 9 * 1990);
    expect(savingOf(somePlan({ merchandises: [monthly, year] }), year)).toBe(25);
  });

  it('save nothing where the longer period is dearer', () => {
    const dear = sold(90, 9000);
    expect(savingOf(somePlan({ merchandises: [monthly, dear] }), dear)).toBe(0);
  });

  it('are offered for every period of any plan, once and the shortest first', () => {
    expect(periodsOf([somePlan({ merchandises: [yearly] }), plan])).toEqual([30, 90, 360]);
  });
});
