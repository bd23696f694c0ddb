import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { ExternalProvider } from '../../application/ports/session/pending-sign-ins.ts';
import type { ErrorCode } from '../../domain/error-code.ts';
import { failures } from '../../domain/failure.ts';
import { returningTo } from '../../domain/session/return-to.ts';
import { LazySendAgain } from '../shell/auth/lazy-send-again.tsx';
import type { SignInProvidersPresenter } from '../shell/auth/sign-in-providers-presenter.ts';
import type { FormFailure } from '../shell/forms/form-failure.ts';
import { FormFailureNote } from '../shell/forms/form-failure-note.tsx';
import { Button } from '../ui/button/button.tsx';
import type { SignInPresenter } from './sign-in-presenter.ts';

interface SignInFailureProps {
  readonly presenter: SignInPresenter;
  /** The path of this app that follows the sign-in. */
  readonly returnPath: string;
}

/** Failures that a new password solves. */
const newPasswordCodes: ReadonlySet<ErrorCode> = new Set([
  failures.invalidCredentials.code,
  'LOGIN.TOO_MANY_ATTEMPTS',
  'LOGIN.OPERATOR_ACCOUNT',
  'LOGIN.PUBLISHED_PASSWORD',
]);

/** True if the failure contains a link to set a new password, so that the page needs no other. */
export const offersNewPassword = ({ current }: FormFailure): boolean =>
  current !== null && newPasswordCodes.has(current.code);

/** Why the sign-in failed, with the next action. */
export const SignInFailure = observer(({ presenter, returnPath }: SignInFailureProps) => {
  const { t } = useTranslation();
  const { formFailure, form, authOptions } = presenter;
  const { entry: usernameOrEmail } = form.values;
  const newPassword = (
    <Link to={returningTo('/auth/forgot-password', returnPath)} state={{ usernameOrEmail }}>
      {t('signIn:forgotPassword')}
    </Link>
  );
  const nextAction = () => {
    switch (formFailure.current?.code) {
      case failures.defaultLoginAttemptByGoogleAccount.code:
        return (
          <ExternalSignInButton
            signInProviders={authOptions.providerButtons.current?.presenter}
            provider="google"
            returnPath={returnPath}
          />
        );
      case 'LOGIN.OPERATOR_ACCOUNT':
        return (
          <>
            <ExternalSignInButton
              signInProviders={authOptions.providerButtons.current?.presenter}
              provider="operator"
              returnPath={returnPath}
            />
            {newPassword}
          </>
        );
      case 'LOGIN.EMAIL_NOT_VERIFIED':
        return <LazySendAgain authEmail={authOptions.confirmationEmail} usernameOrEmail={usernameOrEmail} />;
      default:
        if (offersNewPassword(formFailure)) return newPassword;
        return (
          <Button variant="outlined" isLoading={form.isSubmitting} onClick={() => void form.submit()}>
            {t('common.retry')}
          </Button>
        );
    }
  };
  return (
    <div ref={usePasswordFocus(formFailure)}>
      <FormFailureNote failure={formFailure}>{nextAction()}</FormFailureNote>
    </div>
  );
});

/** Focuses and selects a wrong password, so that the reader can type over it. */
function usePasswordFocus({ current, times }: FormFailure) {
  const note = useRef<HTMLDivElement>(null);
  // Changes with each wrong password, so that the effect runs each time.
  const wrongCount = current?.code === failures.invalidCredentials.code ? times : 0;
  useEffect(() => {
    if (wrongCount === 0) return;
    const password = note.current?.closest('form')?.querySelector<HTMLInputElement>('[name="password"]');
    password?.focus();
    password?.select();
  }, [wrongCount]);
  return note;
}

interface ExternalSignInButtonProps {
  /** undefined until its code is loaded. */
  readonly signInProviders: SignInProvidersPresenter | undefined;
  readonly provider: ExternalProvider;
  readonly returnPath: string;
}

/** A sign-in button of the provider that the account is linked to. */
const ExternalSignInButton = observer(
  ({ signInProviders, provider, returnPath }: ExternalSignInButtonProps) => {
    const { t } = useTranslation();
    const offered = signInProviders?.offeredProviders([provider])?.[0];
    if (!signInProviders || !offered) return null;
    return (
      <Button
        variant="outlined"
        isLoading={signInProviders.leavingWith === offered.id}
        onClick={() => void signInProviders.begin(offered, returnPath)}
      >
        {t(`providerButtons:${provider}`, { name: offered.name })}
      </Button>
    );
  },
);
