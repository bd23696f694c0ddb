import { useTranslation } from 'react-i18next';
import { hasReceipt, receiptNumberOf, type Transaction } from '../../../domain/checkout/transaction.ts';
import { formatPrice } from '../../i18n/format-price.ts';
import type { ModalViewProps } from '../../shell/modals/modals.ts';
import { Button } from '../../ui/button/button.tsx';
import type { ConfirmQuestion } from '../../ui/confirm-dialog/confirm-question.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { Modal } from '../../ui/modal/modal.tsx';
import { ScreenLink } from '../../ui/screen-link/screen-link.tsx';
import { momentOf } from './moment-of.ts';
import { orderAgainPath } from './order-again-path.ts';
import styles from './receipt-modal.module.css';
import { itemText, methodText } from './transaction-texts.ts';

/** The modal named RECEIPT: the facts of a payment or of an order that is not paid. Printing prints only them. */
export function ReceiptModal({ payload, onClose }: ModalViewProps<'RECEIPT'>) {
  const { transaction, buyer, onPay, onWithdraw } = payload;
  const { t } = useTranslation();
  const isReceipt = hasReceipt(transaction);
  const title = t(`paymentHistory:receipt.${isReceipt ? 'title' : 'order'}`);
  const pay = () => {
    onClose();
    onPay?.();
  };
  return (
    <Modal title={title}>
      <div className={styles.receipt}>
        <p className={styles.merchant}>
          <strong>Banca</strong>
          <span>{window.location.host}</span>
        </p>
        {/* The title of the dialog is not printed. */}
        <p className={styles.printedTitle} aria-hidden="true">
          {title}
        </p>
        <Outcome transaction={transaction} />
        <ReceiptFacts transaction={transaction} buyer={buyer} />
        <p className={styles.id}>{t('paymentHistory:receipt.id', { id: transaction.id })}</p>
      </div>
      <WithdrawalHint transaction={transaction} />
      <div className={styles.actions}>
        {isReceipt && <Button onClick={() => window.print()}>{t('paymentHistory:receipt.print')}</Button>}
        {onPay && <Button onClick={pay}>{t('paymentHistory:pay')}</Button>}
        {onWithdraw && <WithdrawButton transaction={transaction} onWithdraw={onWithdraw} onClose={onClose} />}
        <ItemLink transaction={transaction} />
      </div>
    </Modal>
  );
}

/** What happened instead of a payment, or after it. First, because the facts otherwise look like those of a payment. */
function Outcome({ transaction }: { transaction: Transaction }) {
  const { t, i18n } = useTranslation();
  const { status, refundedAt, amount, currency } = transaction;
  if (status === 'paid') return null;
  return (
    <p className={styles.outcome}>
      <Icon name="info" />
      <span>
        <strong>
          {t(`paymentHistory:receipt.outcomes.${status}`, {
            amount: formatPrice(amount, currency, i18n.language),
          })}
        </strong>
        {refundedAt && <time dateTime={refundedAt}>{momentOf(refundedAt, i18n.language)}</time>}
      </span>
    </p>
  );
}

/** Until when the purchase can be withdrawn, or why not any more. Nothing after the withdrawal period. */
function WithdrawalHint({ transaction: { withdrawal, item } }: { transaction: Transaction }) {
  const { t, i18n } = useTranslation();
  if (!withdrawal || item.type === 'plan') return null;
  const { state, endsAt } = withdrawal;
  const date = momentOf(endsAt, i18n.language);
  return (
    <p className={styles.withdrawal}>
      {state === 'open'
        ? t(`paymentHistory:withdrawal.hint.${item.type}`, { date })
        : t(`paymentHistory:withdrawal.${state}`)}
    </p>
  );
}

interface WithdrawButtonProps {
  readonly transaction: Transaction;
  readonly onWithdraw: (question: ConfirmQuestion) => void;
  readonly onClose: () => void;
}

function WithdrawButton({ transaction, onWithdraw, onClose }: WithdrawButtonProps) {
  const { t, i18n } = useTranslation();
  const { amount, currency, method, item } = transaction;
  if (item.type === 'plan') return null;
  const { type } = item;
  const ask = () => {
    onClose();
    onWithdraw({
      title: t('paymentHistory:withdrawal.question'),
      message: t(`paymentHistory:withdrawal.text.${type}`, {
        amount: formatPrice(amount, currency, i18n.language),
        where: t(`paymentHistory:withdrawal.where.${method}`),
      }),
      cancel: t('paymentHistory:withdrawal.keep'),
      confirm: t('paymentHistory:withdrawal.withdraw'),
      isDanger: true,
    });
  };
  return (
    <Button variant="outlined" onClick={ask}>
      {t('paymentHistory:withdrawal.withdraw')}
    </Button>
  );
}

/** Leads to what was paid, or to ordering it again. */
function ItemLink({ transaction }: { transaction: Transaction }) {
  const { t } = useTranslation();
  const { status, item } = transaction;
  if (status === 'waiting') return null;
  const isReceipt = hasReceipt(transaction);
  const path = isReceipt ? itemPath(transaction) : orderAgainPath(transaction);
  if (!path) return null;
  const text = item.type === 'plan' ? 'toPlan' : 'toIssue';
  return <ScreenLink to={path}>{t(`paymentHistory:receipt.${isReceipt ? text : 'again'}`)}</ScreenLink>;
}

function ReceiptFacts({ transaction, buyer }: { transaction: Transaction; buyer: string }) {
  const { t, i18n } = useTranslation();
  const { price, discount, couponCode, amount, currency, createdAt, paidAt } = transaction;
  const priceText = (cents: number) => formatPrice(cents, currency, i18n.language);
  const facts = [
    [t('paymentHistory:receipt.number'), receiptNumberOf(transaction)],
    paidAt
      ? [t('paymentHistory:receipt.paidAt'), momentOf(paidAt, i18n.language)]
      : [t('paymentHistory:receipt.orderedAt'), momentOf(createdAt, i18n.language)],
    [t('paymentHistory:receipt.item'), itemText(t, transaction, i18n.language)],
    [t('paymentHistory:receipt.buyer'), buyer],
    [t('paymentHistory:receipt.method'), methodText(t, transaction)],
    couponCode && [
      t('paymentHistory:receipt.coupon'),
      t('paymentHistory:receipt.couponCode', { code: couponCode }),
    ],
    discount > 0 && [t('paymentHistory:receipt.price'), priceText(price)],
    discount > 0 && [t('paymentHistory:receipt.discount'), `−${priceText(discount)}`],
  ].filter((fact) => Array.isArray(fact));
  return (
    <dl className={styles.facts}>
      {facts.map(([name, fact]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{fact}</dd>
        </div>
      ))}
      <div className={styles.total}>
        <dt>{t('paymentHistory:receipt.total')}</dt>
        <dd>{priceText(amount)}</dd>
      </div>
    </dl>
  );
}

/** null for credits, and for an issue that no longer exists. */
function itemPath({ item }: Transaction): string | null {
  if (item.type === 'plan') return '/account/plan';
  return item.type === 'comic' && item.slug !== null ? `/issue/${encodeURIComponent(item.slug)}` : null;
}
