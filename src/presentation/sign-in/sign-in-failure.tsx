import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { ExternalProvider } from '../../application/ports/session/pending-sign-ins.ts';
import { failures } from '../../domain/failure.ts';
import { returningTo } from '../../domain/session/return-to.ts';
import type { ExternalEntriesPresenter } from '../shell/auth/external-entries-presenter.ts';
import { LazySendAgain } from '../shell/auth/lazy-send-again.tsx';
import type { FormFailure } from '../shell/forms/form-failure.ts';
import { FormFailureNote } from '../shell/forms/form-failure-note.tsx';
import { Button } from '../ui/button/button.tsx';
import type { SignInPresenter } from './sign-in-presenter.ts';

interface SignInFailureProps {
  readonly presenter: SignInPresenter;
  /** The place of this app to go on to afterwards. */
  readonly place: string;
}

/** Failures that a new password gets out of. */
const wantsNewPassword = new Set([
  failures.invalidCredentials.code,
  'LOGIN.TOO_MANY_ATTEMPTS',
  'LOGIN.OPERATOR_ACCOUNT',
  'LOGIN.PUBLISHED_PASSWORD',
]);

/** True where the failure itself leads to a new password, so that nothing else need. */
export const offersNewPassword = ({ current }: FormFailure): boolean =>
  current !== null && wantsNewPassword.has(current.code);

/** Why the sign-in failed, with the way on that belongs to it. */
export const SignInFailure = observer(({ presenter, place }: SignInFailureProps) => {
  const { t } = useTranslation();
  const { told, form, ways } = presenter;
  const { entry } = form.values;
  const newPassword = (
    <Link to={returningTo('/auth/forgot-password', place)} state={{ entry }}>
      {t('signIn:forgotPassword')}
    </Link>
  );
  const wayOn = () => {
    switch (told.current?.code) {
      case failures.defaultLoginAttemptByGoogleAccount.code:
        return <WayIn external={ways.external.current?.presenter} provider="google" place={place} />;
      case 'LOGIN.OPERATOR_ACCOUNT':
        return (
          <>
            <WayIn external={ways.external.current?.presenter} provider="operator" place={place} />
            {newPassword}
          </>
        );
      case 'LOGIN.EMAIL_NOT_VERIFIED':
        return <LazySendAgain authEmail={ways.confirmationEmail} entry={entry} />;
      default:
        if (offersNewPassword(told)) return newPassword;
        return (
          <Button variant="outlined" isLoading={form.isSubmitting} onClick={() => void form.submit()}>
            {t('common.retry')}
          </Button>
        );
    }
  };
  return (
    <div ref={useRetyping(told)}>
      <FormFailureNote failure={told}>{wayOn()}</FormFailureNote>
    </div>
  );
});

/** A wrong password is there to be typed over. */
function useRetyping({ current, times }: FormFailure) {
  const note = useRef<HTMLDivElement>(null);
  // Each time that it is wrong, and not only the first.
  const wrongAt = current?.code === failures.invalidCredentials.code ? times : 0;
  useEffect(() => {
    if (wrongAt === 0) return;
    const password = note.current?.closest('form')?.querySelector<HTMLInputElement>('[name="password"]');
    password?.focus();
    password?.select();
  }, [wrongAt]);
  return note;
}

interface WayInProps {
  /** Not there before its code has come. */
  readonly external: ExternalEntriesPresenter | undefined;
  readonly provider: ExternalProvider;
  readonly place: string;
}

/** The button of the one who has the account's key, right where it is needed. */
const WayIn = observer(({ external, provider, place }: WayInProps) => {
  const { t } = useTranslation();
  const entry = external?.entriesOf([provider])?.[0];
  if (!external || !entry) return null;
  return (
    <Button
      variant="outlined"
      isLoading={external.leavingWith === provider}
      onClick={() => void external.begin(provider, place)}
    >
      {t(`externalEntries:${provider}`, { name: entry.name })}
    </Button>
  );
});
