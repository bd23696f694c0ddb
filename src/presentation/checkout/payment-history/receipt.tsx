import { useTranslation } from 'react-i18next';
import type { Transaction } from '../../../domain/checkout/transaction.ts';
import { formatPrice } from '../../i18n/format-price.ts';
import { ScreenLink } from '../../ui/screen-link/screen-link.tsx';
import styles from './history-page.module.css';
import { momentOf } from './moment-of.ts';

/** The order number of a payment; when opened, also its facts, and a link to what was paid. */
export function Receipt({ transaction }: { transaction: Transaction }) {
  const { t, i18n } = useTranslation();
  const { id, price, discount, couponCode, amount, currency, paidAt, refundedAt } = transaction;
  const priceText = (cents: number) => formatPrice(cents, currency, i18n.language);
  const path = itemPath(transaction);
  const facts = [
    [t('paymentHistory:receipt.number'), id],
    [t('paymentHistory:receipt.price'), priceText(price)],
    couponCode && [t('paymentHistory:receipt.coupon'), couponCode],
    discount > 0 && [t('paymentHistory:receipt.discount'), `−${priceText(discount)}`],
    [t('paymentHistory:receipt.total'), priceText(amount)],
    paidAt && [t('paymentHistory:receipt.paidAt'), momentOf(paidAt, i18n.language)],
    refundedAt && [t('paymentHistory:receipt.refundedAt'), momentOf(refundedAt, i18n.language)],
  ].filter((fact) => Array.isArray(fact));
  return (
    <details className={styles.receipt}>
      <summary>{t('paymentHistory:receipt.open', { number: id.slice(0, 8) })}</summary>
      <dl>
        {facts.map(([name, fact]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{fact}</dd>
          </div>
        ))}
      </dl>
      {path && (
        <ScreenLink to={path}>
          {t(`paymentHistory:receipt.${transaction.item.type === 'plan' ? 'toPlan' : 'toIssue'}`)}
        </ScreenLink>
      )}
    </details>
  );
}

/** null for credits, and for an issue that no longer exists. */
function itemPath({ item }: Transaction): string | null {
  if (item.type === 'plan') return '/account/plan';
  return item.type === 'comic' && item.slug !== null ? `/issue/${encodeURIComponent(item.slug)}` : null;
}
