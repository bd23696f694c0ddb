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
 * screen that sets one. Nobody can sign in to an account whose address is not confirmed, so the modal says what can be lost.
 */
export const UnlinkModal = observer(({ presenter, onClose }: UnlinkModalProps) => {
  const { t } = useTranslation();
  const textId = useId();
  const { operator, hasPlan, unconfirmedEmail } = presenter;
  // The account was unlinked, here or in another tab, or the reader signed out.
  useEffect(() => {
    if (operator === null) onClose();
  }, [operator, onClose]);

  const planWarning = hasPlan && `${t('reactivation:planEnds', { name: operator ?? '' })} `;
  if (unconfirmedEmail !== null) {
    return (
      <Modal title={t('reactivation:unlinkTitle')} describedBy={textId}>
        <p id={textId}>
          {planWarning}
          {t('reactivation:unconfirmedWarning', { email: unconfirmedEmail })}
        </p>
        <div className={styles.answers}>
          <ButtonLink to="/account" data-first-focus onClick={onClose}>
            {t('reactivation:confirmFirst')}
          </ButtonLink>
          <UnlinkButton presenter={presenter} text={t('reactivation:unlinkAnyway')} />
        </div>
      </Modal>
    );
  }
  return (
    <Modal title={t('reactivation:unlinkTitle')} describedBy={textId}>
      <p id={textId}>
        {planWarning}
        {t('reactivation:warning')}
      </p>
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
        <UnlinkButton presenter={presenter} text={t('reactivation:unlink')} />
      </div>
    </Modal>
  );
});

interface UnlinkButtonProps {
  readonly presenter: ReactivationPresenter;
  readonly text: string;
}

const UnlinkButton = observer(({ presenter, text }: UnlinkButtonProps) => (
  <Button variant="danger" isLoading={presenter.isUnlinking} onClick={() => void presenter.unlink()}>
    {text}
  </Button>
));
