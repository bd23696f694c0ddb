import { observer } from 'mobx-react-lite';
import { useEffect, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button/button.tsx';
import { FormView } from '../../ui/form/form-view.tsx';
import { Modal } from '../../ui/modal/modal.tsx';
import { FormPasswordField } from '../../ui/password-field/form-password-field.tsx';
import { FormFailureNote } from '../forms/form-failure-note.tsx';
import { SecondFactorStep } from '../second-factor/second-factor-step.tsx';
import type { GuardianReturn } from './guardian-return.ts';
import styles from './guardian-return-modal.module.css';
import type { ModalViewProps } from './modals.ts';

interface GuardianReturnModalProps extends ModalViewProps<'RETURN_TO_GUARDIAN'> {
  readonly guardianReturn: GuardianReturn;
}

/** The modal named RETURN_TO_GUARDIAN. Its password is dropped when it closes. */
export const GuardianReturnModal = observer(({ id, guardianReturn, onClose }: GuardianReturnModalProps) => {
  const { t } = useTranslation();
  const textId = useId();
  const { guardianName: name, step } = guardianReturn;
  useEffect(() => guardianReturn.start(id), [guardianReturn, id]);
  return (
    <Modal
      title={name === null ? t('guardianReturn:titleUnnamed') : t('guardianReturn:title', { name })}
      describedBy={textId}
    >
      {step === 'password' && (
        <PasswordForm guardianReturn={guardianReturn} textId={textId} onClose={onClose} />
      )}
      {step === 'code' && <SecondFactorStep secondFactor={guardianReturn.secondFactor} />}
      {step === 'sign-in' && (
        <>
          <p id={textId} role="alert">
            {t('guardianReturn:noPassword')}
          </p>
          <div className={styles.answers}>
            <Button variant="outlined" onClick={onClose}>
              {t('guardianReturn:cancel')}
            </Button>
            <Button onClick={() => void guardianReturn.signInAgain()}>{t('guardianReturn:signIn')}</Button>
          </div>
        </>
      )}
    </Modal>
  );
});

interface PasswordFormProps {
  readonly guardianReturn: GuardianReturn;
  readonly textId: string;
  readonly onClose: () => void;
}

const PasswordForm = observer(({ guardianReturn, textId, onClose }: PasswordFormProps) => {
  const { t } = useTranslation();
  const { form, failure, guardianName: name } = guardianReturn;
  return (
    <>
      <p id={textId}>
        {name === null ? t('guardianReturn:reasonUnnamed') : t('guardianReturn:reason', { name })}
      </p>
      <FormView form={form}>
        <FormPasswordField
          form={form}
          name="password"
          label={t('guardianReturn:password')}
          autoComplete="current-password"
          isRequired
          data-first-focus
        />
        <FormFailureNote failure={failure} />
        <div className={styles.answers}>
          <Button variant="outlined" onClick={onClose}>
            {t('guardianReturn:cancel')}
          </Button>
          <Button type="submit" isLoading={form.isSubmitting}>
            {t('guardianReturn:submit')}
          </Button>
        </div>
      </FormView>
    </>
  );
});
