import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { Purchase } from '../../../domain/checkout/order.ts';
import { formatPrice } from '../../i18n/format-price.ts';
import { Button } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import type { CheckoutPresenter } from './checkout-presenter.ts';
import styles from './order-panels.module.css';
import { PanelHeading } from './panel-heading.tsx';
import { PayAnotherWayButton } from './pay-another-way-button.tsx';
import { PendingProduct } from './pending-product.tsx';
import { StatusFailureNote } from './status-failure-note.tsx';

/** An order that a slow bank, or the page of somebody else, has yet to answer. It tells by itself what came of it. */
export const WaitingPanel = observer(
  ({ checkout, purchase }: { checkout: CheckoutPresenter; purchase: Purchase }) => {
    const { t, i18n } = useTranslation();
    const { waiting } = checkout.order;
    const { approvalAddress } = purchase;
    return (
      <section className={styles.panel}>
        <Icon name="clock" size={44} />
        <PanelHeading>{t('afterOrder:waiting.title')}</PanelHeading>
        <PendingProduct checkout={checkout} />
        <p className={styles.amount}>{formatPrice(purchase.amount, purchase.currency, i18n.language)}</p>
        <p>{t(approvalAddress ? 'afterOrder:waiting.paypal' : 'afterOrder:waiting.bank')}</p>
        <StatusFailureNote waiting={waiting} />
        <div className={styles.actions}>
          {approvalAddress && (
            <Button onClick={() => checkout.approve(approvalAddress)}>
              {t('afterOrder:waiting.toPaypal')}
            </Button>
          )}
          <Button variant="outlined" onClick={() => void checkout.check()}>
            {t('afterOrder:checkNow')}
          </Button>
          {approvalAddress && <PayAnotherWayButton checkout={checkout} />}
        </div>
        <p className={styles.quiet}>{t('afterOrder:leave')}</p>
      </section>
    );
  },
);
