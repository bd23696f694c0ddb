import type { Plan } from '../../domain/plans/plan.ts';

/** The path of the screen that sells a plan for a period. */
export const subscriptionPath = ({ slug }: Plan, days: number): string =>
  `/subscription?${new URLSearchParams({ plan: slug, period: String(days) })}`;
