import type { TFunction } from 'i18next';
import type { VoucherBenefit } from '../../domain/vouchers/voucher.ts';
import { formatPrice } from '../i18n/format-price.ts';

/** The name of what a voucher grants, in the reader's language. */
export function giftText(t: TFunction, gift: VoucherBenefit, locale: string): string {
  switch (gift.kind) {
    case 'plan':
      return t('voucher:gifts.plan', { name: gift.plan.name, count: gift.days });
    case 'issue':
      return t('voucher:gifts.issue', { title: gift.issue.title });
    case 'credits':
      return t('voucher:gifts.credits', { amount: formatPrice(gift.credits, gift.currency, locale) });
  }
}
