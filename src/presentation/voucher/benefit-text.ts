import type { TFunction } from 'i18next';
import type { VoucherBenefit } from '../../domain/vouchers/voucher.ts';
import { formatPrice } from '../i18n/format-price.ts';

/** The name of what a voucher grants, in the reader's language. */
export function benefitText(t: TFunction, benefit: VoucherBenefit, locale: string): string {
  switch (benefit.kind) {
    case 'plan':
      return t('voucher:benefits.plan', { name: benefit.plan.name, count: benefit.days });
    case 'issue':
      return t('voucher:benefits.issue', { title: benefit.issue.title });
    case 'credits':
      return t('voucher:benefits.credits', {
        amount: formatPrice(benefit.credits, benefit.currency, locale),
      });
  }
}
