import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { returningTo, returnTo } from '../../domain/session/return-to.ts';
import { AuthFrame, AuthLinks } from '../shell/auth/auth-frame.tsx';
import { AuthProviders } from '../shell/auth/auth-providers.tsx';
import { SecondFactorStep } from '../shell/second-factor/second-factor-step.tsx';
import { Button } from '../ui/button/button.tsx';
import { FormView } from '../ui/form/form-view.tsx';
import { FormPasswordField } from '../ui/password-field/form-password-field.tsx';
import { FormTextField } from '../ui/text-field/form-text-field.tsx';
import { offersNewPassword, SignInFailure } from './sign-in-failure.tsx';
import type { SignInPresenter } from './sign-in-presenter.ts';
import { type SignInReason, useSignInReason } from './use-sign-in-reason.ts';

export const SignInPage = observer(({ presenter }: { presenter: SignInPresenter }) => {
  const { t } = useTranslation();
  const returnPath = returnTo(useLocation().search);
  const reason = useSignInReason(presenter.hasSessionExpired);
  const { leave, hideExpiryNotification, step } = presenter;
  useEffect(() => {
    // An answer that arrived after the last visit must not be shown.
    leave();
    return leave;
  }, [leave]);
  useEffect(() => {
    if (reason?.kind === 'expired') hideExpiryNotification();
  }, [reason, hideExpiryNotification]);

  const isCode = step === 'code';
  // Both steps share one frame, so that it notices the change of step and moves the focus.
  return (
    <AuthFrame
      title={t(isCode ? 'secondFactor:title' : 'signIn:title')}
      saying={t(isCode ? 'secondFactor:saying' : 'signIn:welcome')}
      step={step}
    >
      {isCode ? (
        <SecondFactorStep secondFactor={presenter.secondFactor}>
          <Button variant="outlined" onClick={presenter.returnToPassword}>
            {t('secondFactor:backToPassword')}
          </Button>
        </SecondFactorStep>
      ) : (
        <PasswordStep presenter={presenter} returnPath={returnPath} reason={reason} />
      )}
    </AuthFrame>
  );
});

interface PasswordStepProps {
  readonly presenter: SignInPresenter;
  readonly returnPath: string;
  readonly reason: SignInReason | null;
}

const PasswordStep = observer(({ presenter, returnPath, reason }: PasswordStepProps) => {
  const { t } = useTranslation();
  const { form, formFailure, authOptions } = presenter;
  return (
    <>
      {reason && <ReasonNote reason={reason} />}
      <FormView form={form}>
        <FormTextField
          form={form}
          name="entry"
          label={t('signIn:entry')}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          isRequired
        />
        <FormPasswordField
          form={form}
          name="password"
          label={t('signIn:password')}
          autoComplete="current-password"
          isRequired
        />
        <SignInFailure presenter={presenter} returnPath={returnPath} />
        <Button type="submit" isLoading={form.isSubmitting}>
          {t('signIn:submit')}
        </Button>
        <AuthLinks>
          {!offersNewPassword(formFailure) && (
            <Link
              to={returningTo('/auth/forgot-password', returnPath)}
              state={{ usernameOrEmail: form.values.entry }}
            >
              {t('signIn:forgotPassword')}
            </Link>
          )}
          <Link to={returningTo('/auth/signup', returnPath)}>{t('signIn:signUp')}</Link>
        </AuthLinks>
      </FormView>
      <AuthProviders providerButtons={authOptions.providerButtons} returnTo={returnPath} purpose="sign-in" />
    </>
  );
});

function ReasonNote({ reason }: { reason: SignInReason }) {
  const { t } = useTranslation();
  return (
    <p>
      {reason.kind === 'follow'
        ? t('signIn:reasons.follow', { name: reason.name })
        : t(`signIn:reasons.${reason.kind}`)}
    </p>
  );
}
