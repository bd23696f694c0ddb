import { observer } from 'mobx-react-lite';
import { useEffect, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { Modal } from '../../ui/modal/modal.tsx';
import type { ModalViewProps } from '../modals/modals.ts';
import styles from './reactivation-modal.module.css';
import type { ReactivationPresenter } from './reactivation-presenter.ts';

interface UnlinkModalProps extends ModalViewProps<'UNLINK_OPERATOR'> {
  readonly presenter: ReactivationPresenter;
}

/**
 * The modal named UNLINK_OPERATOR. After unlinking, the reader signs in with a password. A link therefore leads to the
 * screen that sets one, and an account without a confirmed email address cannot be unlinked.
 */
export const UnlinkModal = observer(({ presenter, onClose }: UnlinkModalProps) => {
  const { t } = useTranslation();
  const textId = useId();
  const { operator, isUnlinking, confirmedEmail } = presenter;
  // The account was unlinked, here or in another tab, or the reader signed out.
  useEffect(() => {
    if (operator === null) onClose();
  }, [operator, onClose]);

  if (confirmedEmail === null) {
    return (
      <Modal title={t('reactivation:unconfirmedTitle')} describedBy={textId}>
        <p id={textId}>{t('reactivation:unconfirmed', { name: operator ?? '' })}</p>
        <div className={styles.answers}>
          <ButtonLink to="/account">{t('reactivation:toAccount')}</ButtonLink>
        </div>
      </Modal>
    );
  }
  return (
    <Modal title={t('reactivation:unlinkTitle')} describedBy={textId}>
      <p id={textId}>{t('reactivation:warning', { name: operator ?? '' })}</p>
      <div className={styles.answers}>
        <a
          className={styles.cancel}
          href="/auth/forgot-password"
          target="_blank"
          rel="noreferrer"
          data-first-focus
          onClick={onClose}
        >
          {t('reactivation:makePassword')}
          <span className="visually-hidden"> {t('auth:newTab')}</span>
        </a>
        <Button variant="danger" isLoading={isUnlinking} onClick={() => void presenter.unlink()}>
          {t('reactivation:unlink')}
        </Button>
      </div>
    </Modal>
  );
});
