import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../i18n/format-date.ts';
import { FormFailureNote } from '../shell/forms/form-failure-note.tsx';
import { Button } from '../ui/button/button.tsx';
import type { DeletionCancellation } from './deletion-cancellation.ts';
import styles from './deletion-notice.module.css';

/** Says when the account is deleted, with a button that cancels the deletion. */
export const DeletionNotice = observer(({ presenter }: { presenter: DeletionCancellation }) => {
  const { t, i18n } = useTranslation();
  const { deletionAt, isAllowed, isCancelling, failure } = presenter;
  if (deletionAt === null) return null;
  const date = formatDate(new Date(deletionAt), 'day-month-year', i18n.language);
  return (
    <section className={styles.notice} aria-labelledby="deletion-notice">
      <h2 id="deletion-notice">{t('deletion:scheduled', { date })}</h2>
      <p>{t('deletion:grace')}</p>
      <FormFailureNote failure={failure} />
      {isAllowed ? (
        <div>
          <Button variant="outlined" isLoading={isCancelling} onClick={() => void presenter.cancel()}>
            {t('deletion:cancel')}
          </Button>
        </div>
      ) : (
        <p>{t('deletion:guided')}</p>
      )}
    </section>
  );
});
