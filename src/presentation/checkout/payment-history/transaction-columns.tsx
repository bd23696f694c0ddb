import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import {
  hasReceipt,
  type Transaction,
  type TransactionStatus,
} from '../../../domain/checkout/transaction.ts';
import { formatDate } from '../../i18n/format-date.ts';
import { Button } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { Price } from '../../ui/price/price.tsx';
import type { TableColumn } from '../../ui/table/table.tsx';
import { Tag, type TagVariant } from '../../ui/tag/tag.tsx';
import styles from './history-page.module.css';
import type { HistoryPresenter } from './history-presenter.ts';
import { itemText, methodText } from './transaction-texts.ts';

const tagVariants: Readonly<Record<TransactionStatus, TagVariant>> = {
  waiting: 'neutral',
  paid: 'cyan',
  refused: 'magenta',
  refunded: 'neutral',
  expired: 'neutral',
  charged_back: 'magenta',
};

export function useTransactionColumns(presenter: HistoryPresenter): readonly TableColumn<Transaction>[] {
  const { t } = useTranslation();
  return useMemo(
    () => [
      {
        key: 'item',
        title: t('paymentHistory:item'),
        cell: (transaction) => <ReceiptButton transaction={transaction} presenter={presenter} />,
      },
      {
        key: 'when',
        title: t('paymentHistory:when'),
        cell: ({ createdAt }) => <Day instant={createdAt} />,
      },
      {
        key: 'how',
        title: t('paymentHistory:how'),
        cell: (transaction) => <span className={styles.nowrap}>{methodText(t, transaction)}</span>,
      },
      {
        key: 'amount',
        title: t('paymentHistory:amount'),
        isNumeric: true,
        // The receipt has the coupon.
        cell: ({ price, discount, amount, currency }) => (
          <Price cents={amount} currency={currency} {...(discount > 0 && { formerCents: price })} />
        ),
      },
      {
        key: 'status',
        title: t('paymentHistory:status'),
        cell: (transaction) => <Status transaction={transaction} presenter={presenter} />,
      },
    ],
    [t, presenter],
  );
}

/** Without the time, which the receipt has: the names of the items need the space. */
function Day({ instant }: { instant: string }) {
  const { i18n } = useTranslation();
  return (
    <time dateTime={instant} className={styles.nowrap}>
      {formatDate(new Date(instant), 'day-month-year', i18n.language)}
    </time>
  );
}

interface TransactionProps {
  readonly transaction: Transaction;
  readonly presenter: HistoryPresenter;
}

/** The name of what was paid, which opens the receipt. In a card the whole card can be pressed. */
const ReceiptButton = observer(({ transaction, presenter }: TransactionProps) => {
  const { t, i18n } = useTranslation();
  const isReceipt = hasReceipt({ status: presenter.statusOf(transaction) });
  return (
    <button type="button" className={styles.receipt} onClick={() => presenter.showReceipt(transaction)}>
      <Icon name="receipt-text" />
      <span>
        <span className="visually-hidden">
          {t(`paymentHistory:receipt.${isReceipt ? 'title' : 'order'}`)}{' '}
        </span>
        {itemText(t, transaction, i18n.language)}
      </span>
    </button>
  );
});

const Status = observer(({ transaction, presenter }: TransactionProps) => {
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
