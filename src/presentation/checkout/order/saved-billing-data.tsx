import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button/button.tsx';
import { ScreenLink } from '../../ui/screen-link/screen-link.tsx';
import type { BillingDataSaver } from './billing-data-saver.ts';
import styles from './order-panels.module.css';

/** Saves the data of the new card once the order is paid, and shows whether that succeeded. */
export const SavedBillingData = observer(({ saver }: { saver: BillingDataSaver }) => {
  const { t } = useTranslation();
  const { state } = saver;
  useEffect(() => void saver.save(), [saver]);
  return (
    <div className={styles.saving} role="status">
      {state === 'saved' && <p>{t('afterOrder:saving.saved')}</p>}
      {state === 'unconfirmed' && (
        <>
          <p>{t('afterOrder:saving.unconfirmed')}</p>
          <Button variant="outlined" size="small" onClick={() => void saver.confirm()}>
            {t('afterOrder:saving.confirm')}
          </Button>
        </>
      )}
      {state === 'failed' && (
        <>
          <p>{t('afterOrder:saving.failed')}</p>
          <ScreenLink to="/account/general/user-data">{t('afterOrder:saving.edit')}</ScreenLink>
        </>
      )}
    </div>
  );
});
