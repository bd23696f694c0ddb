import type { TFunction } from 'i18next';
import { planPeriodOf } from '../../domain/plan-period.ts';

/** The plan's name with the adjective of its cycle ('Leitor Mensal'), if it has one. Source: consumer-app.md §3. */
export function planLabel(t: TFunction, name: string, days: number): string {
  const period = planPeriodOf(days);
  return period ? t('formats.plan', { name, period: t(`formats.planPeriods.${period}`) }) : name;
}
