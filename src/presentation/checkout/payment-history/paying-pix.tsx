import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../ui/button/button.tsx';
import { PixPanel } from '../order/pix-panel.tsx';
import { StatusFailureNote } from '../order/status-failure-note.tsx';
import styles from './history-page.module.css';
import type { HistoryPresenter, PendingPix } from './history-presenter.ts';
import { orderAgainPath } from './order-again-path.ts';
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
        onRenew={() => navigate(orderAgainPath(transaction) ?? '/catalog')}
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
