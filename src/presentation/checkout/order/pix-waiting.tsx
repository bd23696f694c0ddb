import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { PixInfo, Purchase } from '../../../domain/checkout/order.ts';
import { AskingNote } from './asking-note.tsx';
import type { CheckoutDesk } from './checkout-desk.ts';
import styles from './order-panels.module.css';
import { OrderedItem } from './ordered-item.tsx';
import { OtherWay } from './other-way.tsx';
import { PanelHeading } from './panel-heading.tsx';
import { PixPanel } from './pix-panel.tsx';

interface PixWaitingProps {
  readonly desk: CheckoutDesk;
  readonly purchase: Purchase;
  readonly pix: PixInfo;
  readonly returnPath: string;
}

/** A Pix that is waited for: success arrives by itself, and one whose time is over gives way to another. */
export const PixWaiting = observer(({ desk, purchase, pix, returnPath }: PixWaitingProps) => {
  const { t } = useTranslation();
  const { waiting } = desk.order;
  return (
    <section className={styles.panel}>
      <PanelHeading>{t('afterOrder:pix.title')}</PanelHeading>
      <OrderedItem desk={desk} />
      <PixPanel
        pix={pix}
        amount={purchase.amount}
        currency={purchase.currency}
        isOver={waiting.hasExpired}
        isRenewing={desk.order.isExecuting}
        onRenew={() => void desk.renewPix(returnPath)}
      />
      <AskingNote waiting={waiting} />
      <span className={styles.plain}>
        <OtherWay desk={desk} />
      </span>
      <p className={styles.quiet}>{t('afterOrder:leave')}</p>
    </section>
  );
});
