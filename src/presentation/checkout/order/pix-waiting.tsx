import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { PixInfo } from '../../../domain/checkout/order.ts';
import type { CheckoutPresenter } from './checkout-presenter.ts';
import styles from './order-panels.module.css';
import type { OrderStateOf } from './order-state.ts';
import { PanelHeading } from './panel-heading.tsx';
import { PayAnotherWayButton } from './pay-another-way-button.tsx';
import { PendingProduct } from './pending-product.tsx';
import { PixPanel } from './pix-panel.tsx';
import { StatusFailureNote } from './status-failure-note.tsx';

interface PixWaitingProps {
  readonly checkout: CheckoutPresenter;
  readonly state: OrderStateOf<'waiting' | 'expired' | 'renewing'>;
  readonly pix: PixInfo;
  readonly returnPath: string;
}

/** A pending Pix. The payment is detected automatically. An expired Pix can be replaced. */
export const PixWaiting = observer(({ checkout, state, pix, returnPath }: PixWaitingProps) => {
  const { t } = useTranslation();
  return (
    <section className={styles.panel}>
      <PanelHeading>{t('afterOrder:pix.title')}</PanelHeading>
      <PendingProduct product={state.session.product} />
      <PixPanel
        pix={pix}
        amount={state.purchase.amount}
        currency={state.purchase.currency}
        isExpired={state.kind !== 'waiting'}
        isRenewing={state.kind === 'renewing'}
        onRenew={() => void checkout.renewPix(returnPath)}
      />
      <StatusFailureNote failure={state.kind === 'waiting' ? state.failure : null} />
      <PayAnotherWayButton order={checkout.order} />
      <p className={styles.quiet}>{t('afterOrder:leave')}</p>
    </section>
  );
});
