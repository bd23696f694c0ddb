import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Navigate } from 'react-router-dom';
import { returningTo } from '../../domain/session/return-to.ts';
import { AuthFrame, AuthLinks } from '../shell/auth/auth-frame.tsx';
import { useMagicLink } from '../shell/auth/auth-link.ts';
import { FormFailureNote } from '../shell/forms/form-failure-note.tsx';
import { Button, ButtonLink } from '../ui/button/button.tsx';
import { FormView } from '../ui/form/form-view.tsx';
import { FormPasswordField } from '../ui/password-field/form-password-field.tsx';
import { listedPasswordRules } from '../ui/validation/account-checks.ts';
import type { ResetPasswordPresenter } from './reset-password-presenter.ts';

export const ResetPasswordPage = observer(({ presenter }: { presenter: ResetPasswordPresenter }) => {
  const { t } = useTranslation();
  const { form, step, returnPath, formFailure, open, leave } = presenter;
  useMagicLink(open);
  useEffect(() => leave, [leave]);

  if (step === 'done') return <Navigate to={returningTo('/auth/login', returnPath)} replace />;
  if (step !== 'form') {
    return (
      <AuthFrame title={t(`resetPassword:${step}.title`)} saying={t('resetPassword:saying')} step={step}>
        <p>{t(`resetPassword:${step}.text`)}</p>
        {/* The link of a hand-over opens this screen too. The account may have no address that asks for another link. */}
        {step === 'refused' && <p>{t('resetPassword:refused.handOver')}</p>}
        <ButtonLink to={returningTo('/auth/forgot-password', returnPath)}>
          {t('resetPassword:askAgain')}
        </ButtonLink>
        <AuthLinks>
          <Link to={returningTo('/auth/login', returnPath)}>{t('auth:toSignIn')}</Link>
        </AuthLinks>
      </AuthFrame>
    );
  }
  return (
    <AuthFrame title={t('resetPassword:title')} saying={t('resetPassword:saying')} step={step}>
      <p>{t('resetPassword:lead')}</p>
      <FormView form={form}>
        <FormPasswordField
          form={form}
          name="password"
          label={t('resetPassword:password')}
          checks={listedPasswordRules}
          checksSummary={t('accountChecks:passwordSummary')}
          autoComplete="new-password"
          isRequired
        />
        <FormFailureNote failure={formFailure} />
        <Button type="submit" isLoading={form.isSubmitting}>
          {t('resetPassword:submit')}
        </Button>
      </FormView>
    </AuthFrame>
  );
});
