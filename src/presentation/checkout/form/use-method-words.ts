import { useTranslation } from 'react-i18next';
import type { PaymentMethod } from '../../../domain/checkout/payment-method.ts';
import { activeBond, operatorName } from '../../../domain/provider-bond/provider-bond.ts';
import { formatPrice } from '../../i18n/format-price.ts';
import type { CheckoutDesk } from '../order/checkout-desk.ts';

/** What each way to pay is called, and what the reader has to know of it. For use inside observers. */
export function useMethodWords(desk: CheckoutDesk) {
  const { t, i18n } = useTranslation();
  const { choices, after } = desk.order;
  const bond = activeBond(after.profile.reader);
  const name = bond ? operatorName(bond) : t('checkout:operator');
  const money = (cents: number) => formatPrice(cents, choices.ordered?.currency ?? 'BRL', i18n.language);
  return {
    operator: name,
    nameOf: (method: PaymentMethod) => t(`checkout:methods.${method}`, { name }),
    hintOf: (method: PaymentMethod) => {
      if (method !== 'balance') return t(`checkout:hints.${method}`);
      const balance = money(desk.balance);
      return desk.missingBalance > 0
        ? t('checkout:hints.short', { balance, missing: money(desk.missingBalance) })
        : t('checkout:hints.balance', { balance, left: money(desk.balance - choices.total) });
    },
  };
}
