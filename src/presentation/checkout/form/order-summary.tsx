import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatPrice } from '../../i18n/format-price.ts';
import type { PaymentChoices } from '../order/payment-choices.ts';
import { CouponField } from './coupon-field.tsx';
import styles from './order-summary.module.css';

interface OrderSummaryProps {
  readonly choices: PaymentChoices;
  readonly item: ReactNode;
  /** The terms of the purchase, such as its renewal. */
  readonly terms?: ReactNode;
}

/** The product with its price, discount and total. */
export const OrderSummary = observer(({ choices, item, terms }: OrderSummaryProps) => {
  const { t, i18n } = useTranslation();
  const { product, coupon, discount, total } = choices;
  const formatCents = (cents: number) => formatPrice(cents, product?.currency ?? 'BRL', i18n.language);
  return (
    <section className={styles.summary} aria-labelledby="order-summary">
      <h2 id="order-summary">{t('checkout:summary')}</h2>
      {item}
      <CouponField entry={choices.couponEntry} />
      <dl className={styles.lines}>
        {coupon && (
          <>
            <div>
              <dt>{t('checkout:price')}</dt>
              <dd>{formatCents(product?.price ?? 0)}</dd>
            </div>
            <div className={styles.discount}>
              <dt>{t('checkout:discount')}</dt>
              <dd>−{formatCents(discount)}</dd>
            </div>
          </>
        )}
        <div className={styles.total}>
          <dt>{t('checkout:total')}</dt>
          <dd>{formatCents(total)}</dd>
        </div>
      </dl>
      {terms && <div className={styles.terms}>{terms}</div>}
    </section>
  );
});
