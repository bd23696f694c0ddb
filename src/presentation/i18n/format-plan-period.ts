import type { TFunction } from 'i18next';
import type { Subscription } from '../../domain/account/reader.ts';
import type { PlanMerchandise } from '../../domain/plans/plan.ts';
import { planPeriodOf } from '../../domain/plans/plan-period.ts';
import { monthlyPriceOf } from '../../domain/plans/plan-prices.ts';
import { formatPrice } from './format-price.ts';

/** The name of a period: its adjective ('Anual'), or its days if it has none. Rule 52. */
export function periodLabel(t: TFunction, days: number): string {
  const period = planPeriodOf(days);
  return period ? t(`formats:planPeriods.${period}`) : t('formats:days', { count: days });
}

/** The price of a period ('R$ 179,90 por ano'), with its days if it has no name. Rule 52. */
export function chargeText(
  t: TFunction,
  { price: cents, currency, cycleDurationInDays: count }: PlanMerchandise,
  locale: string,
): string {
  const price = formatPrice(cents, currency, locale);
  const period = planPeriodOf(count);
  return period ? t(`formats:charges.${period}`, { price }) : t('formats:charge', { price, count });
}

/** Follows a price per month: what is charged, or null if that is the price per month. */
export const chargeNote = (t: TFunction, merchandise: PlanMerchandise, locale: string): string | null =>
  merchandise.price === monthlyPriceOf(merchandise) ? null : chargeText(t, merchandise, locale);

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
