import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { PixInfo } from '../../../domain/checkout/order.ts';
import type { Transaction } from '../../../domain/checkout/transaction.ts';
import { Button } from '../../ui/button/button.tsx';
import { AskingNote } from '../order/asking-note.tsx';
import { PixPanel } from '../order/pix-panel.tsx';
import styles from './history-page.module.css';
import type { HistoryPresenter } from './history-presenter.ts';
import { itemWords } from './transaction-columns.tsx';

export interface PayingPixProps {
  readonly presenter: HistoryPresenter;
  readonly paying: Transaction;
  readonly pix: PixInfo;
}

/** The Pix of a payment that waits, to be paid in place: success arrives by itself. */
export const PayingPix = observer(({ presenter, paying, pix }: PayingPixProps) => {
  const { t, i18n } = useTranslation();
  const navigate = useNavigate();
  const heading = useRef<HTMLHeadingElement>(null);
  const { waiting, settle } = presenter;
  // The button that was pressed has left its row.
  useEffect(() => heading.current?.focus(), []);
  useEffect(() => waiting.watch((status) => void settle(status)), [waiting, settle]);
  return (
    <section className={styles.paying} aria-labelledby="paying-pix">
      <h2 id="paying-pix" ref={heading} tabIndex={-1}>
        {t('paymentHistory:pix')}
      </h2>
      <p>{itemWords(t, paying, i18n.language)}</p>
      <PixPanel
        pix={pix}
        amount={paying.amount}
        currency={paying.currency}
        onRenew={() => navigate(placeOf(paying))}
      />
      <AskingNote waiting={waiting} />
      <p>
        <Button variant="outlined" onClick={presenter.close}>
          {t('paymentHistory:close')}
        </Button>
      </p>
    </section>
  );
});

/** Where another charge for the same is made. */
function placeOf({ item }: Transaction): string {
  if (item.type === 'dragon_wallet_credit') return '/account/payment-methods/balance';
  if (item.type === 'comic') return `/issue/${item.slug}`;
  const { slug, cycleDurationInDays } = item;
  return `/subscription?${new URLSearchParams({ plan: slug ?? '', period: String(cycleDurationInDays) })}`;
}
