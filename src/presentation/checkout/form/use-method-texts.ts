import { useTranslation } from 'react-i18next';
import type { PaymentMethod } from '../../../domain/checkout/payment-method.ts';
import { activeOperatorLink, operatorName } from '../../../domain/operator-link/operator-link.ts';
import { formatPrice } from '../../i18n/format-price.ts';
import type { CheckoutPresenter } from '../order/checkout-presenter.ts';

/** Names and hints of the payment methods. Call it only inside observers. */
export function useMethodTexts(checkout: CheckoutPresenter) {
  const { t, i18n } = useTranslation();
  const { choices, account } = checkout.order;
  const operatorLink = activeOperatorLink(account.profile.reader);
  const name = operatorLink ? operatorName(operatorLink) : t('checkout:operator');
  const formatCents = (cents: number) =>
    formatPrice(cents, choices.product?.currency ?? 'BRL', i18n.language);
  return {
    operator: name,
    nameOf: (method: PaymentMethod) => t(`checkout:methods.${method}`, { name }),
    hintOf: (method: PaymentMethod) => {
      if (method !== 'balance') return t(`checkout:hints.${method}`);
      const balance = formatCents(choices.balance);
      return choices.missingBalance > 0
        ? t('checkout:hints.short', { balance, missing: formatCents(choices.missingBalance) })
        : t('checkout:hints.balance', { balance, left: formatCents(choices.balance - choices.total) });
    },
  };
}
