const periods = { 1: 'monthly', 3: 'quarterly', 6: 'semiannual', 12: 'annual' } as const;

export type PlanPeriod = (typeof periods)[keyof typeof periods];

/** What a cycle of so many days is called, in months of 30 days rounded half up; null for others. Rule 52. */
export function planPeriodOf(days: number): PlanPeriod | null {
  const named: Readonly<Record<number, PlanPeriod>> = periods;
  return named[Math.round(days / 30)] ?? null;
}
