import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { FormFailureNote } from '../shell/forms/form-failure-note.tsx';
import { Button } from '../ui/button/button.tsx';
import { FormCheckbox } from '../ui/checkbox/form-checkbox.tsx';
import { FormView } from '../ui/form/form-view.tsx';
import { FormPasswordField } from '../ui/password-field/form-password-field.tsx';
import { FormTextField } from '../ui/text-field/form-text-field.tsx';
import { listedPasswordRules } from '../ui/validation/account-checks.ts';
import type { SignUpPresenter } from './sign-up-presenter.ts';
import { TermsLabel } from './terms-label.tsx';

export const SignUpFields = observer(({ presenter }: { presenter: SignUpPresenter }) => {
  const { t } = useTranslation();
  const { form, formFailure } = presenter;
  return (
    <FormView form={form}>
      <FormTextField
        form={form}
        name="email"
        type="email"
        label={t('signUp:email')}
        autoComplete="email"
        isRequired
      />
      <FormPasswordField
        form={form}
        name="password"
        label={t('signUp:password')}
        checks={listedPasswordRules}
        checksSummary={t('accountChecks:passwordSummary')}
        autoComplete="new-password"
        isRequired
      />
      <FormTextField
        form={form}
        name="username"
        label={t('signUp:username')}
        hint={t('signUp:usernameHint')}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <FormCheckbox form={form} name="hasAgreed" label={<TermsLabel />} isRequired />
      <FormFailureNote failure={formFailure}>
        <Button variant="outlined" isLoading={form.isSubmitting} onClick={() => void form.submit()}>
          {t('common.retry')}
        </Button>
      </FormFailureNote>
      <Button type="submit" isLoading={form.isSubmitting}>
        {t('signUp:submit')}
      </Button>
    </FormView>
  );
});
