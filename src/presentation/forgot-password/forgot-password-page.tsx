import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { returningTo, returnTo } from '../../domain/session/return-to.ts';
import { AuthFrame, AuthLinks } from '../shell/auth/auth-frame.tsx';
import { AuthSendAgain } from '../shell/auth/auth-send-again.tsx';
import { useTypedUsernameOrEmail } from '../shell/auth/use-typed-username-or-email.ts';
import { FormFailureNote } from '../shell/forms/form-failure-note.tsx';
import { Button } from '../ui/button/button.tsx';
import { FormView } from '../ui/form/form-view.tsx';
import { FormTextField } from '../ui/text-field/form-text-field.tsx';
import type { ForgotPasswordPresenter } from './forgot-password-presenter.ts';

export const ForgotPasswordPage = observer(({ presenter }: { presenter: ForgotPasswordPresenter }) => {
  const { t } = useTranslation();
  const typedUsernameOrEmail = useTypedUsernameOrEmail();
  const returnPath = returnTo(useLocation().search);
  const signIn = returningTo('/auth/login', returnPath);
  const { form, resetEmail, sentTo, isSignedIn, knownEmail, fillIn, leave } = presenter;
  useEffect(() => {
    // An answer that arrived after the last visit must not be shown.
    leave();
    return leave;
  }, [leave]);
  useEffect(() => fillIn(typedUsernameOrEmail || knownEmail), [fillIn, typedUsernameOrEmail, knownEmail]);

  if (sentTo !== null) {
    return (
      <AuthFrame title={t('forgotPassword:sent.title')} saying={t('forgotPassword:saying')} step="sent">
        <p>{t('forgotPassword:sent.text', { entry: sentTo })}</p>
        <p>{t('forgotPassword:sent.next')}</p>
        <AuthSendAgain authEmail={resetEmail} usernameOrEmail={sentTo} />
        <AuthLinks>
          <Button variant="transparent" onClick={presenter.showFormAgain}>
            {t('forgotPassword:sent.other')}
          </Button>
          {isSignedIn ? (
            <Link to="/account">{t('forgotPassword:toAccount')}</Link>
          ) : (
            <Link to={signIn}>{t('auth:toSignIn')}</Link>
          )}
        </AuthLinks>
      </AuthFrame>
    );
  }
  return (
    <AuthFrame title={t('forgotPassword:title')} saying={t('forgotPassword:saying')} step="form">
      <p>{t('forgotPassword:lead')}</p>
      <FormView form={form}>
        <FormTextField
          form={form}
          name="entry"
          label={t('forgotPassword:entry')}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          isRequired
        />
        <FormFailureNote failure={resetEmail.failure} />
        <Button type="submit" isLoading={form.isSubmitting}>
          {t('forgotPassword:submit')}
        </Button>
      </FormView>
      <AuthLinks>
        <Link to={isSignedIn ? '/account' : signIn}>{t('forgotPassword:toSignIn')}</Link>
        {!isSignedIn && (
          <Link to={returningTo('/auth/signup', returnPath)}>{t('forgotPassword:toSignUp')}</Link>
        )}
      </AuthLinks>
    </AuthFrame>
  );
});
