import type { Plan } from '../../domain/plans/plan.ts';

/** Where a plan is subscribed to, for so many days. */
export const orderOf = ({ slug }: Plan, days: number): string =>
  `/subscription?${new URLSearchParams({ plan: slug, period: String(days) })}`;
