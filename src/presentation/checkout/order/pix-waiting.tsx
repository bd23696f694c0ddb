import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { PixInfo, Purchase } from '../../../domain/checkout/order.ts';
import type { CheckoutPresenter } from './checkout-presenter.ts';
import styles from './order-panels.module.css';
import { PanelHeading } from './panel-heading.tsx';
import { PayAnotherWayButton } from './pay-another-way-button.tsx';
import { PendingProduct } from './pending-product.tsx';
import { PixPanel } from './pix-panel.tsx';
import { StatusFailureNote } from './status-failure-note.tsx';

interface PixWaitingProps {
  readonly checkout: CheckoutPresenter;
  readonly purchase: Purchase;
  readonly pix: PixInfo;
  readonly returnPath: string;
}

/** A Pix that is waited for: success arrives by itself, and one whose time is over gives way to another. */
export const PixWaiting = observer(({ checkout, purchase, pix, returnPath }: PixWaitingProps) => {
  const { t } = useTranslation();
  const { waiting } = checkout.order;
  return (
    <section className={styles.panel}>
      <PanelHeading>{t('afterOrder:pix.title')}</PanelHeading>
      <PendingProduct checkout={checkout} />
      <PixPanel
        pix={pix}
        amount={purchase.amount}
        currency={purchase.currency}
        isOver={waiting.hasExpired}
        isRenewing={checkout.order.isExecuting}
        onRenew={() => void checkout.renewPix(returnPath)}
      />
      <StatusFailureNote waiting={waiting} />
      <span className={styles.plain}>
        <PayAnotherWayButton checkout={checkout} />
      </span>
      <p className={styles.quiet}>{t('afterOrder:leave')}</p>
    </section>
  );
});
