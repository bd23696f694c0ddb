import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { returningTo, returnTo } from '../../domain/session/return-to.ts';
import { AuthExternal } from '../shell/auth/auth-external.tsx';
import { AuthFrame, AuthLinks } from '../shell/auth/auth-frame.tsx';
import { SecondFactorStep } from '../shell/second-factor/second-factor-step.tsx';
import { Button } from '../ui/button/button.tsx';
import { FormView } from '../ui/form/form-view.tsx';
import { FormPasswordField } from '../ui/password-field/form-password-field.tsx';
import { FormTextField } from '../ui/text-field/form-text-field.tsx';
import { offersNewPassword, SignInFailure } from './sign-in-failure.tsx';
import type { SignInPresenter } from './sign-in-presenter.ts';
import { type SignInReason, useReason } from './use-reason.ts';

export const SignInPage = observer(({ presenter }: { presenter: SignInPresenter }) => {
  const { t } = useTranslation();
  const place = returnTo(useLocation().search);
  const reason = useReason(presenter.hasExpired);
  const { leave, sayExpiryHere, step } = presenter;
  useEffect(() => {
    // What was answered after the screen was left the last time is nobody's any more.
    leave();
    return leave;
  }, [leave]);
  useEffect(() => {
    if (reason === 'expired') sayExpiryHere();
  }, [reason, sayExpiryHere]);

  const isCode = step === 'code';
  // Both steps share one frame, so that it notices the change of step and moves the focus.
  return (
    <AuthFrame
      title={t(isCode ? 'secondFactor:title' : 'signIn:title')}
      saying={t(isCode ? 'secondFactor:saying' : 'signIn:welcome')}
      step={step}
    >
      {isCode ? (
        <SecondFactorStep entry={presenter.secondFactor}>
          <Button variant="outlined" onClick={presenter.backToPassword}>
            {t('secondFactor:backToPassword')}
          </Button>
        </SecondFactorStep>
      ) : (
        <PasswordStep presenter={presenter} place={place} reason={reason} />
      )}
    </AuthFrame>
  );
});

interface PasswordStepProps {
  readonly presenter: SignInPresenter;
  readonly place: string;
  readonly reason: SignInReason | null;
}

const PasswordStep = observer(({ presenter, place, reason }: PasswordStepProps) => {
  const { t } = useTranslation();
  const { form, told, ways } = presenter;
  return (
    <>
      {reason && <p>{t(`signIn:reasons.${reason}`)}</p>}
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
        <SignInFailure presenter={presenter} place={place} />
        <Button type="submit" isLoading={form.isSubmitting}>
          {t('signIn:submit')}
        </Button>
        <AuthLinks>
          {!offersNewPassword(told) && (
            <Link to={returningTo('/auth/forgot-password', place)} state={{ entry: form.values.entry }}>
              {t('signIn:forgotPassword')}
            </Link>
          )}
          <Link to={returningTo('/auth/signup', place)}>{t('signIn:signUp')}</Link>
        </AuthLinks>
      </FormView>
      <AuthExternal external={ways.external} returnTo={place} />
    </>
  );
});
