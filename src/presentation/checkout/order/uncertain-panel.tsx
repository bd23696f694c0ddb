import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { FormFailureNote } from '../../shell/forms/form-failure-note.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { useWhenOnline } from '../../ui/when-online/use-when-online.ts';
import type { CheckoutDesk } from './checkout-desk.ts';
import styles from './order-panels.module.css';
import { PanelHeading } from './panel-heading.tsx';

/** An order of which no answer came: it is asked what became of it, before it may be sent again. */
export const UncertainPanel = observer(({ desk }: { desk: CheckoutDesk }) => {
  const { t } = useTranslation();
  useWhenOnline(() => void desk.lookAgain());
  return (
    <section className={styles.panel}>
      <Icon name="refresh-cw" size={44} />
      <PanelHeading>{t('afterOrder:uncertain.title')}</PanelHeading>
      <p>{t('afterOrder:uncertain.text')}</p>
      <FormFailureNote told={desk.order.told} />
      <div className={styles.actions}>
        <Button onClick={() => void desk.lookAgain()}>{t('afterOrder:uncertain.again')}</Button>
      </div>
    </section>
  );
});
