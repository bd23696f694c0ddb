import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { AuthSendAgain } from '../shell/auth/auth-send-again.tsx';
import { FormFailureNote } from '../shell/forms/form-failure-note.tsx';
import { Button } from '../ui/button/button.tsx';
import { FormView } from '../ui/form/form-view.tsx';
import { FormTextField } from '../ui/text-field/form-text-field.tsx';
import type { ValidateEmailPresenter } from './validate-email-presenter.ts';

/** Sends another confirmation email to an address that the visitor types. */
export const AnotherLink = observer(({ presenter }: { presenter: ValidateEmailPresenter }) => {
  const { t } = useTranslation();
  const { form, confirmationEmail, sentTo } = presenter;
  if (sentTo !== null) {
    return (
      <>
        <p role="status">{t('validateEmail:sent', { email: sentTo })}</p>
        <AuthSendAgain authEmail={confirmationEmail} usernameOrEmail={sentTo} />
      </>
    );
  }
  return (
    <FormView form={form}>
      <FormTextField
        form={form}
        name="email"
        type="email"
        label={t('validateEmail:email')}
        autoComplete="email"
        isRequired
      />
      <FormFailureNote failure={confirmationEmail.failure} />
      <Button type="submit" isLoading={form.isSubmitting}>
        {t('validateEmail:submit')}
      </Button>
    </FormView>
  );
});
