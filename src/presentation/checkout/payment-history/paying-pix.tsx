import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { Transaction } from '../../../domain/checkout/transaction.ts';
import { Button } from '../../ui/button/button.tsx';
import { PixPanel } from '../order/pix-panel.tsx';
import { StatusFailureNote } from '../order/status-failure-note.tsx';
import styles from './history-page.module.css';
import type { HistoryPresenter, PendingPix } from './history-presenter.ts';
import { itemText } from './transaction-texts.ts';

export interface PayingPixProps {
  readonly presenter: HistoryPresenter;
  readonly shownPix: PendingPix;
}

/** The Pix of a pending payment. The payment is detected automatically. */
export const PayingPix = observer(({ presenter, shownPix }: PayingPixProps) => {
  const { t, i18n } = useTranslation();
  const navigate = useNavigate();
  const heading = useRef<HTMLHeadingElement>(null);
  const { transaction, pix, failure } = shownPix;
  // The pressed button was removed from its row.
  useEffect(() => heading.current?.focus(), []);
  useEffect(() => presenter.watch(), [presenter]);
  return (
    <section className={styles.paying} aria-labelledby="paying-pix">
      <h2 id="paying-pix" ref={heading} tabIndex={-1}>
        {t('paymentHistory:pix')}
      </h2>
      <p>{itemText(t, transaction, i18n.language)}</p>
      <PixPanel
        pix={pix}
        amount={transaction.amount}
        currency={transaction.currency}
        onRenew={() => navigate(orderAgainPath(transaction))}
      />
      <StatusFailureNote failure={failure} />
      <p>
        <Button variant="outlined" onClick={presenter.close}>
          {t('paymentHistory:close')}
        </Button>
      </p>
    </section>
  );
});

/** The screen that sells the same product. */
function orderAgainPath({ item }: Transaction): string {
  if (item.type === 'credits') return '/account/payment-methods/balance';
  if (item.type === 'comic') return `/issue/${item.slug}`;
  const { slug, cycleDurationInDays } = item;
  return `/subscription?${new URLSearchParams({ plan: slug ?? '', period: String(cycleDurationInDays) })}`;
}
