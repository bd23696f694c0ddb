import type { TFunction } from 'i18next';
import { cardBrandName } from '../../../domain/cards/card-brand.ts';
import type { Transaction } from '../../../domain/checkout/transaction.ts';
import { planLabel } from '../../i18n/format-plan-period.ts';
import { formatPrice } from '../../i18n/format-price.ts';

/** The name of the paid item, in the reader's language. */
export function itemText(t: TFunction, { item, isRenewal, currency }: Transaction, locale: string): string {
  if (item.type === 'credits') {
    return t('paymentHistory:credits', { amount: formatPrice(item.credits ?? 0, currency, locale) });
  }
  if (item.name === null) return t('paymentHistory:unknown');
  if (item.type === 'plan') {
    const name = planLabel(t, item.name, item.cycleDurationInDays ?? 0);
    return t(isRenewal ? 'paymentHistory:renewal' : 'paymentHistory:plan', { name });
  }
  return t(item.kind === 'rent' ? 'paymentHistory:rent' : 'paymentHistory:purchase', { name: item.name });
}

/** How it was paid, with the last digits of the card. */
export function methodText(t: TFunction, { method, paymentCard, amount, couponCode }: Transaction): string {
  // A coupon covered the whole price.
  if (amount === 0 && couponCode) return t('paymentHistory:byCoupon');
  if (method !== 'credit_card' || !paymentCard) return t(`paymentHistory:methods.${method}`);
  const { brand, lastFourDigits: digits } = paymentCard;
  return t('paymentHistory:card', { brand: cardBrandName(brand), digits });
}
