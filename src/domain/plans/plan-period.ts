const periods = { 1: 'monthly', 3: 'quarterly', 6: 'semiannual', 12: 'annual' } as const;

export type PlanPeriod = (typeof periods)[keyof typeof periods];

/** The period of a cycle in months of 30 days, rounded half up. Null for other cycles. Rule 52. */
export function planPeriodOf(days: number): PlanPeriod | null {
  const periodByMonths: Readonly<Record<number, PlanPeriod>> = periods;
  return periodByMonths[Math.round(days / 30)] ?? null;
}
