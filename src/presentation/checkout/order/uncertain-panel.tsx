import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { useWhenOnline } from '../../ui/when-online/use-when-online.ts';
import type { CheckoutPresenter } from './checkout-presenter.ts';
import { OrderFailureNote } from './order-failure-note.tsx';
import styles from './order-panels.module.css';
import { PanelHeading } from './panel-heading.tsx';

/** An order without an answer. Its outcome is looked up before it can be sent again (Rule 34). */
export const UncertainPanel = observer(({ checkout }: { checkout: CheckoutPresenter }) => {
  const { t } = useTranslation();
  const { order } = checkout;
  useWhenOnline(() => void order.recover());
  return (
    <section className={styles.panel}>
      <Icon name="refresh-cw" size={44} />
      <PanelHeading>{t('afterOrder:uncertain.title')}</PanelHeading>
      <p>{t('afterOrder:uncertain.text')}</p>
      <OrderFailureNote failure={order.failure} />
      <div className={styles.actions}>
        <Button onClick={() => void order.recover()}>{t('afterOrder:uncertain.again')}</Button>
      </div>
    </section>
  );
});
