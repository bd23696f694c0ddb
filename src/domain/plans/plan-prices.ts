import { pricePerMonth } from '../money.ts';
import type { OfferedPlan, PlanMerchandise } from './plan.ts';

/** The price of 30 days of a plan's period, in cents. */
export const monthlyPriceOf = ({ price, cycleDurationInDays }: PlanMerchandise): number =>
  pricePerMonth(price, cycleDurationInDays);

/** The plan's merchandise for a period of `days`. Null if it is not sold. */
export const merchandiseFor = ({ merchandises }: OfferedPlan, days: number): PlanMerchandise | null =>
  merchandises.find(({ cycleDurationInDays }) => cycleDurationInDays === days) ?? null;

/** All periods of the plans in days, shortest first. */
export const periodsOf = (plans: readonly OfferedPlan[]): readonly number[] =>
  [
    ...new Set(
      plans.flatMap(({ merchandises }) => merchandises.map(({ cycleDurationInDays }) => cycleDurationInDays)),
    ),
  ].sort((one, other) => one - other);

/** The period with the lowest monthly price. Null if the plan is not sold. */
export const cheapestOf = ({ merchandises }: OfferedPlan): PlanMerchandise | null =>
  merchandises.toSorted((one, other) => monthlyPriceOf(one) - monthlyPriceOf(other))[0] ?? null;

/** An amount for 30 days, in cents of the currency. */
export interface MonthlyPrice {
  readonly price: number;
  /** ISO 4217. */
  readonly currency: string;
  /** The period that has this price, in days. */
  readonly days: number;
}

/** The lowest price of 30 days of any plan. Null if none is sold. */
export function lowestMonthlyPriceOf(plans: readonly OfferedPlan[]): MonthlyPrice | null {
  const prices = plans.flatMap((plan) => {
    const cheapest = cheapestOf(plan);
    return cheapest
      ? [{ price: monthlyPriceOf(cheapest), currency: cheapest.currency, days: cheapest.cycleDurationInDays }]
      : [];
  });
  return prices.toSorted((one, other) => one.price - other.price)[0] ?? null;
}

/**
 * Saving of a period compared with the plan's shortest one, in whole percent. Rounded down, so that the reader saves at
 * least what is shown. 0 if it saves nothing.
 */
export function savingOf(
  { merchandises }: OfferedPlan,
  { price, cycleDurationInDays }: PlanMerchandise,
): number {
  const shortest = merchandises[0];
  if (!shortest) return 0;
  const shortestCost = shortest.price * cycleDurationInDays;
  const periodCost = price * shortest.cycleDurationInDays;
  return Math.max(0, Math.floor((100 * (shortestCost - periodCost)) / shortestCost));
}

/** The savings of a period, in whole percent: one for each plan that is sold for it. */
export const savingsOf = (plans: readonly OfferedPlan[], days: number): readonly number[] =>
  plans.flatMap((plan) => {
    const merchandise = merchandiseFor(plan, days);
    return merchandise ? [savingOf(plan, merchandise)] : [];
  });
