import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { GuidedAccount } from '../../domain/account/guided-account.ts';
import { formatDate } from '../i18n/format-date.ts';
import { FormFailureNote } from '../shell/forms/form-failure-note.tsx';
import { Button } from '../ui/button/button.tsx';
import { Icon } from '../ui/icon/icon.tsx';
import type { ChildDeletion } from './child-deletion.ts';
import styles from './family-page.module.css';

interface ChildDeletionNoticeProps {
  readonly account: GuidedAccount;
  readonly deletion: ChildDeletion;
  /** The pressed button disappears. */
  readonly onCancelled: () => void;
}

/** When the account of a child is deleted. Always rendered, so that screen readers announce a new date. */
export const ChildDeletionNotice = observer(
  ({ account, deletion, onCancelled }: ChildDeletionNoticeProps) => {
    const { t, i18n } = useTranslation();
    const { deletionAt, nickname, name } = account;
    const cancel = async () => {
      if (await deletion.cancel()) onCancelled();
    };
    return (
      <div role="status" className={styles.scheduled} data-empty={deletionAt === null || undefined}>
        {deletionAt !== null && (
          <>
            <p className={styles.warning}>
              <Icon name="circle-alert" />
              {t('family:deletionAt', {
                date: formatDate(new Date(deletionAt), 'day-month-year', i18n.language),
              })}
            </p>
            <FormFailureNote failure={deletion.failure} />
            {!deletion.isWithGuardian && (
              <div>
                <Button
                  variant="outlined"
                  size="small"
                  isLoading={deletion.isChanging}
                  onClick={() => void cancel()}
                >
                  {t('family:cancelDeletion')}
                  <span className="visually-hidden"> {nickname || name}</span>
                </Button>
              </div>
            )}
          </>
        )}
      </div>
    );
  },
);
