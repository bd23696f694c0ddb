import type { TFunction } from 'i18next';
import type { Subscription } from '../../domain/account/reader.ts';
import { planPeriodOf } from '../../domain/plans/plan-period.ts';

/** The plan's name with the adjective of its cycle ('Leitor Mensal'), if it has one. Rule 52. */
export function planLabel(t: TFunction, name: string, days: number): string {
  const period = planPeriodOf(days);
  return period ? t('formats:plan', { name, period: t(`formats:planPeriods.${period}`) }) : name;
}

/** The name of a reader's plan. A plan from Claro is always 'Claro'. Rule 52. */
export const subscriptionLabel = (
  t: TFunction,
  { plan, cycleDurationInDays }: Pick<Subscription, 'plan' | 'cycleDurationInDays'>,
): string => (plan.provider === 'claro' ? 'Claro' : planLabel(t, plan.name, cycleDurationInDays));
