import { observer } from 'mobx-react-lite';
import { useEffect, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { Modal } from '../../ui/modal/modal.tsx';
import type { ModalViewProps } from '../modals/modals.ts';
import styles from './reactivation-modal.module.css';
import type { ReactivationPresenter } from './reactivation-presenter.ts';

interface ReactivationModalProps extends ModalViewProps<'REACTIVATION'> {
  readonly presenter: ReactivationPresenter;
}

/** The modal named REACTIVATION. Closing it in any other way changes nothing. */
export const ReactivationModal = observer(({ id, presenter, onClose }: ReactivationModalProps) => {
  const { t } = useTranslation();
  const textId = useId();
  const { operator } = presenter;
  // The reader signed out, or unlinked the account in another tab.
  useEffect(() => {
    if (operator === null) onClose();
  }, [operator, onClose]);

  return (
    <Modal title={t('reactivation:expired')} describedBy={textId}>
      <p id={textId}>{t('reactivation:offer', { name: operator ?? '' })}</p>
      <div className={styles.answers}>
        <ButtonLink to="/sva/reactivation">{t('reactivation:reactivate')}</ButtonLink>
        <Button variant="outlined" onClick={() => presenter.openUnlinkWarning(id)}>
          {t('reactivation:unlink')}
        </Button>
      </div>
    </Modal>
  );
});
