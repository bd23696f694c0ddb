import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { Purchase } from '../../../domain/checkout/order.ts';
import { formatPrice } from '../../i18n/format-price.ts';
import { Button } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { AskingNote } from './asking-note.tsx';
import type { CheckoutDesk } from './checkout-desk.ts';
import styles from './order-panels.module.css';
import { OrderedItem } from './ordered-item.tsx';
import { OtherWay } from './other-way.tsx';
import { PanelHeading } from './panel-heading.tsx';

/** An order that a slow bank, or the page of somebody else, has yet to answer. It tells by itself what came of it. */
export const WaitingPanel = observer(({ desk, purchase }: { desk: CheckoutDesk; purchase: Purchase }) => {
  const { t, i18n } = useTranslation();
  const { waiting } = desk.order;
  const { approvalAddress } = purchase;
  return (
    <section className={styles.panel}>
      <Icon name="clock" size={44} />
      <PanelHeading>{t('afterOrder:waiting.title')}</PanelHeading>
      <OrderedItem desk={desk} />
      <p className={styles.amount}>{formatPrice(purchase.amount, purchase.currency, i18n.language)}</p>
      <p>{t(approvalAddress ? 'afterOrder:waiting.paypal' : 'afterOrder:waiting.bank')}</p>
      <AskingNote waiting={waiting} />
      <div className={styles.actions}>
        {approvalAddress && (
          <Button onClick={() => desk.approve(approvalAddress)}>{t('afterOrder:waiting.toPaypal')}</Button>
        )}
        <Button variant="outlined" onClick={() => void desk.check()}>
          {t('afterOrder:checkNow')}
        </Button>
        {approvalAddress && <OtherWay desk={desk} />}
      </div>
      <p className={styles.quiet}>{t('afterOrder:leave')}</p>
    </section>
  );
});
