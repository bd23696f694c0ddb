import type { TFunction } from 'i18next';
import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { cardBrandName } from '../../../domain/cards/card-brand.ts';
import type { Transaction, TransactionStatus } from '../../../domain/checkout/transaction.ts';
import { planLabel } from '../../i18n/format-plan-period.ts';
import { formatPrice } from '../../i18n/format-price.ts';
import { Button } from '../../ui/button/button.tsx';
import { Price } from '../../ui/price/price.tsx';
import type { TableColumn } from '../../ui/table/table.tsx';
import { Tag, type TagVariant } from '../../ui/tag/tag.tsx';
import styles from './history-page.module.css';
import type { HistoryPresenter } from './history-presenter.ts';
import { momentOf } from './moment-of.ts';
import { Receipt } from './receipt.tsx';

const tagVariants: Readonly<Record<TransactionStatus, TagVariant>> = {
  waiting: 'neutral',
  paid: 'cyan',
  refused: 'magenta',
  refunded: 'neutral',
  expired: 'neutral',
};

export function useTransactionColumns(presenter: HistoryPresenter): readonly TableColumn<Transaction>[] {
  const { t, i18n } = useTranslation();
  const locale = i18n.language;
  return useMemo(
    () => [
      {
        key: 'item',
        title: t('paymentHistory:item'),
        cell: (transaction) => (
          <>
            {itemText(t, transaction, locale)}
            <Receipt transaction={transaction} />
          </>
        ),
      },
      { key: 'when', title: t('paymentHistory:when'), cell: ({ createdAt }) => momentOf(createdAt, locale) },
      { key: 'how', title: t('paymentHistory:how'), cell: (transaction) => methodText(t, transaction) },
      {
        key: 'amount',
        title: t('paymentHistory:amount'),
        isNumeric: true,
        cell: (transaction) => <Amount transaction={transaction} />,
      },
      {
        key: 'status',
        title: t('paymentHistory:status'),
        cell: (transaction) => <Status transaction={transaction} presenter={presenter} />,
      },
    ],
    [t, locale, presenter],
  );
}

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

function methodText(t: TFunction, { method, paymentCard, amount, couponCode }: Transaction): string {
  // A coupon covered the whole price.
  if (amount === 0 && couponCode) return t('paymentHistory:byCoupon');
  if (method !== 'credit_card' || !paymentCard) return t(`paymentHistory:methods.${method}`);
  const { brand, lastFourDigits: digits } = paymentCard;
  return t('paymentHistory:card', { brand: cardBrandName(brand), digits });
}

function Amount({ transaction }: { transaction: Transaction }) {
  const { t } = useTranslation();
  const { price, discount, amount, currency, couponCode } = transaction;
  return (
    <>
      <Price cents={amount} currency={currency} {...(discount > 0 && { formerCents: price })} />
      {couponCode && (
        <span className={styles.coupon}>{t('paymentHistory:coupon', { code: couponCode })}</span>
      )}
    </>
  );
}

interface StatusProps {
  readonly transaction: Transaction;
  readonly presenter: HistoryPresenter;
}

const Status = observer(({ transaction, presenter }: StatusProps) => {
  const { t, i18n } = useTranslation();
  const status = presenter.statusOf(transaction);
  return (
    <span className={styles.status}>
      <Tag variant={tagVariants[status]}>{t(`paymentHistory:statuses.${status}`)}</Tag>
      {presenter.canPay(transaction) && presenter.shownPix?.transaction !== transaction && (
        <Button size="small" onClick={() => presenter.showPix(transaction)}>
          {t('paymentHistory:pay')}
          <span className="visually-hidden"> {itemText(t, transaction, i18n.language)}</span>
        </Button>
      )}
    </span>
  );
});
