import { observer } from 'mobx-react-lite';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button/button.tsx';
import { FormView } from '../../ui/form/form-view.tsx';
import { Modal } from '../../ui/modal/modal.tsx';
import { FormPasswordField } from '../../ui/password-field/form-password-field.tsx';
import type { ModalViewProps } from '../modals/modals.ts';
import styles from './confirm-password-modal.module.css';
import { createConfirmPasswordForm } from './create-confirm-password-form.ts';

/** The modal named CONFIRM_PASSWORD. Its password is dropped when it closes. */
export const ConfirmPasswordModal = observer(
  ({ payload: { username, onPassword }, onClose }: ModalViewProps<'CONFIRM_PASSWORD'>) => {
    const { t } = useTranslation();
    const textId = useId();
    const [form] = useState(() => createConfirmPasswordForm(onPassword));
    return (
      <Modal title={t('confirmPassword:confirmTitle')} describedBy={textId}>
        <p id={textId}>{t('confirmPassword:confirmReason')}</p>
        <FormView form={form}>
          <input type="text" autoComplete="username" value={username} readOnly hidden />
          <FormPasswordField
            form={form}
            name="password"
            label={t('confirmPassword:yourPassword')}
            autoComplete="current-password"
            isRequired
            data-first-focus
          />
          <div className={styles.answers}>
            <Button variant="outlined" onClick={onClose}>
              {t('ui.confirm.cancel')}
            </Button>
            <Button type="submit" isLoading={form.isSubmitting}>
              {t('ui.confirm.confirm')}
            </Button>
          </div>
        </FormView>
      </Modal>
    );
  },
);
