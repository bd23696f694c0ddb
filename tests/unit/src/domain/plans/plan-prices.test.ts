import {
  cheapestOf,
  lowestMonthlyPriceOf,
  merchandiseFor,
  monthlyPriceOf,
  periodsOf,
  savingOf,
  savingsOf,
} from '../../../../../src/domain/plans/plan-prices.ts';
import { buildPlan } from '../../../../fakes/checkout/build-plan.ts';

const buildMerchandise = (cycleDurationInDays: number, price: number) => ({
  id: `plan-1-${cycleDurationInDays}`,
  cycleDurationInDays,
  price,
  currency: 'BRL',
});
const [monthly, quarterly, yearly] = [
  buildMerchandise(30, 1990),
  buildMerchandise(90, 5490),
  buildMerchandise(360, 17_990),
];
const plan = buildPlan({ merchandises: [monthly, quarterly, yearly] });

describe('the prices of a plan', () => {
  it('are converted to a month of 30 days', () => {
    expect([monthly, quarterly, yearly].map(monthlyPriceOf)).toEqual([1990, 1830, 1499]);
  });

  it('are found by period, and null for a period that is not sold', () => {
    expect(merchandiseFor(plan, 90)).toBe(quarterly);
    expect(merchandiseFor(plan, 180)).toBeNull();
  });

  it('are compared by month to find the cheapest period', () => {
    expect(cheapestOf(plan)).toBe(yearly);
    expect(cheapestOf(buildPlan({ merchandises: [] }))).toBeNull();
  });

  it('round a saving down', () => {
    // The exact value is 24.66 %.
    expect(savingOf(plan, yearly)).toBe(24);
    expect(savingOf(plan, monthly)).toBe(0);
  });

  it('show an exact saving of a quarter', () => {
    const year = buildMerchandise(360, 9 * 1990);
    expect(savingOf(buildPlan({ merchandises: [monthly, year] }), year)).toBe(25);
  });

  it('list the savings of the plans that are sold for a period', () => {
    const year = buildMerchandise(360, 9 * 1990);
    const plans = [
      plan,
      buildPlan({ merchandises: [monthly, year] }),
      buildPlan({ merchandises: [monthly] }),
    ];
    expect(savingsOf(plans, 360)).toEqual([24, 25]);
    expect(savingsOf(plans, 180)).toEqual([]);
  });

  it('show no saving if the longer period is more expensive', () => {
    const dear = buildMerchandise(90, 9000);
    expect(savingOf(buildPlan({ merchandises: [monthly, dear] }), dear)).toBe(0);
  });

  it('list each period of any plan once, shortest first', () => {
    expect(periodsOf([buildPlan({ merchandises: [yearly] }), plan])).toEqual([30, 90, 360]);
  });

  it('have the lowest monthly price of any plan, and none if no plan is sold', () => {
    const dear = buildPlan({ merchandises: [buildMerchandise(30, 9900)] });
    expect(lowestMonthlyPriceOf([dear, plan, buildPlan({ merchandises: [] })])).toEqual({
      price: monthlyPriceOf(yearly),
      currency: yearly.currency,
      days: 360,
    });
    expect(lowestMonthlyPriceOf([buildPlan({ merchandises: [] })])).toBeNull();
  });
});
