import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { formatPrice } from '../../i18n/format-price.ts';
import { Button } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import type { CheckoutPresenter } from './checkout-presenter.ts';
import styles from './order-panels.module.css';
import type { OrderStateOf } from './order-state.ts';
import { PanelHeading } from './panel-heading.tsx';
import { PayAnotherWayButton } from './pay-another-way-button.tsx';
import { PendingProduct } from './pending-product.tsx';
import { StatusFailureNote } from './status-failure-note.tsx';

interface WaitingPanelProps {
  readonly checkout: CheckoutPresenter;
  readonly state: OrderStateOf<'waiting' | 'expired' | 'renewing'>;
}

/** An order that waits for a bank or an external page. The outcome appears automatically. */
export const WaitingPanel = observer(({ checkout, state }: WaitingPanelProps) => {
  const { t, i18n } = useTranslation();
  const { purchase } = state;
  const { approvalAddress } = purchase;
  return (
    <section className={styles.panel}>
      <Icon name="clock" size={44} />
      <PanelHeading>{t('afterOrder:waiting.title')}</PanelHeading>
      <PendingProduct product={state.session.product} />
      <p className={styles.amount}>{formatPrice(purchase.amount, purchase.currency, i18n.language)}</p>
      <p>{t(approvalAddress ? 'afterOrder:waiting.paypal' : 'afterOrder:waiting.bank')}</p>
      <StatusFailureNote failure={state.kind === 'waiting' ? state.failure : null} />
      <div className={styles.actions}>
        {approvalAddress && (
          <Button onClick={() => checkout.openApprovalPage(approvalAddress)}>
            {t('afterOrder:waiting.toPaypal')}
          </Button>
        )}
        <Button variant="outlined" onClick={() => void checkout.order.check()}>
          {t('afterOrder:checkNow')}
        </Button>
        {approvalAddress && <PayAnotherWayButton order={checkout.order} />}
      </div>
      <p className={styles.quiet}>{t('afterOrder:leave')}</p>
    </section>
  );
});
