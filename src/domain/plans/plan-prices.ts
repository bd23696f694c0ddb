import { pricePerMonth } from '../money.ts';
import type { OfferedPlan, PlanMerchandise } from './plan.ts';

/** What a period of a plan costs in 30 days of it, in cents. */
export const monthlyPriceOf = ({ price, cycleDurationInDays }: PlanMerchandise): number =>
  pricePerMonth(price, cycleDurationInDays);

/** The plan for so many days, if it is sold for them. */
export const merchandiseFor = ({ merchandises }: OfferedPlan, days: number): PlanMerchandise | null =>
  merchandises.find(({ cycleDurationInDays }) => cycleDurationInDays === days) ?? null;

/** All periods that any of the plans is sold for, in days, the shortest first. */
export const periodsOf = (plans: readonly OfferedPlan[]): readonly number[] =>
  [
    ...new Set(
      plans.flatMap(({ merchandises }) => merchandises.map(({ cycleDurationInDays }) => cycleDurationInDays)),
    ),
  ].sort((one, other) => one - other);

/** The period in which a month costs least; null where nothing is sold. */
export const cheapestOf = ({ merchandises }: OfferedPlan): PlanMerchandise | null =>
  merchandises.toSorted((one, other) => monthlyPriceOf(one) - monthlyPriceOf(other))[0] ?? null;

/**
 * Whole percent that a period saves against paying its days in the plan's shortest one: rounded down, so that it is
 * never less than what is told. 0 where it saves nothing.
 */
export function savingOf(
  { merchandises }: OfferedPlan,
  { price, cycleDurationInDays }: PlanMerchandise,
): number {
  const shortest = merchandises[0];
  if (!shortest) return 0;
  const inShortest = shortest.price * cycleDurationInDays;
  const here = price * shortest.cycleDurationInDays;
  return Math.max(0, Math.floor((100 * (inShortest - here)) / inShortest));
}
