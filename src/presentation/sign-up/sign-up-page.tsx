import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { returningTo, returnTo } from '../../domain/session/return-to.ts';
import { AuthFrame, AuthLinks } from '../shell/auth/auth-frame.tsx';
import { AuthProviders } from '../shell/auth/auth-providers.tsx';
import { LazySendAgain } from '../shell/auth/lazy-send-again.tsx';
import { Button } from '../ui/button/button.tsx';
import { SignUpFields } from './sign-up-fields.tsx';
import type { SignUpPresenter } from './sign-up-presenter.ts';

export const SignUpPage = observer(({ presenter }: { presenter: SignUpPresenter }) => {
  const { t } = useTranslation();
  const returnPath = returnTo(useLocation().search);
  const { sentTo, authOptions, isCorrecting, startCorrecting, loadTexts, leave } = presenter;
  const fields = useFocusedEmail(isCorrecting);
  useEffect(() => {
    // An answer that arrived after the last visit must not be shown.
    leave();
    void loadTexts();
    return leave;
  }, [leave, loadTexts]);

  if (sentTo !== null) {
    return (
      <AuthFrame title={t('signUp:sent.title')} saying={t('signUp:sent.saying')} step="sent">
        <p>{t('signUp:sent.text', { email: sentTo })}</p>
        <p>{t('signUp:sent.next')}</p>
        <LazySendAgain authEmail={authOptions.confirmationEmail} usernameOrEmail={sentTo} />
        <AuthLinks>
          <p>
            {t('signUp:sent.wrong')}{' '}
            <Button variant="transparent" onClick={startCorrecting}>
              {t('signUp:sent.correct')}
            </Button>
          </p>
          <p>
            {t('signUp:sent.elsewhere')}{' '}
            <Link to={returningTo('/auth/login', returnPath)}>{t('signUp:signIn')}</Link>
          </p>
        </AuthLinks>
      </AuthFrame>
    );
  }
  return (
    <AuthFrame title={t('signUp:title')} saying={t('signUp:saying')} step="form">
      <AuthLinks>
        <p>
          {t('signUp:lead')} <Link to={returningTo('/auth/login', returnPath)}>{t('signUp:signIn')}</Link>
        </p>
      </AuthLinks>
      <div ref={fields}>
        <SignUpFields presenter={presenter} />
      </div>
      <AuthProviders providerButtons={authOptions.providerButtons} returnTo={returnPath} purpose="sign-up" />
    </AuthFrame>
  );
});

/** Focuses the email field, instead of the title, when the reader returns to correct the address. */
function useFocusedEmail(isCorrecting: boolean) {
  const fields = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const email = fields.current?.querySelector<HTMLInputElement>('[name="email"]');
    if (!isCorrecting || !email) return;
    email.focus();
    email.select();
  }, [isCorrecting]);
  return fields;
}
