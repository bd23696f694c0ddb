import { observer } from 'mobx-react-lite';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useLocation } from 'react-router-dom';
import { failureText } from '../i18n/failure-text.ts';
import { Button } from '../ui/button/button.tsx';
import { Icon } from '../ui/icon/icon.tsx';
import { TextField } from '../ui/text-field/text-field.tsx';
import { returnTo } from './return-to.ts';
import styles from './sign-in-page.module.css';
import type { SignInField, SignInPresenter } from './sign-in-presenter.ts';

export const SignInPage = observer(({ presenter }: { presenter: SignInPresenter }) => {
  const { t } = useTranslation();
  const { search } = useLocation();
  const form = useRef<HTMLFormElement>(null);
  const [isPasswordShown, setPasswordShown] = useState(false);
  const { errors, failure, isSubmitting } = presenter;
  useEffect(() => presenter.clear, [presenter]);

  if (presenter.isSignedIn) return <Navigate to={returnTo(search)} replace />;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    await presenter.submit();
    form.current?.querySelector<HTMLInputElement>('[aria-invalid]')?.focus();
  };
  const errorOf = (field: SignInField) => (errors[field] ? t(errors[field]) : null);

  return (
    <div className={styles.page}>
      <title>{t('common.pageTitle', { title: t('signIn.title') })}</title>
      <form ref={form} className={styles.form} onSubmit={submit} noValidate>
        <h1 className={styles.title}>{t('signIn.title')}</h1>
        {failure && (
          <p className={styles.failure} role="alert">
            {failureText(t, failure)}
          </p>
        )}
        <TextField
          label={t('signIn.entry')}
          name="username"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          value={presenter.form.entry}
          error={errorOf('entry')}
          onChange={(value) => presenter.change('entry', value)}
        />
        <TextField
          label={t('signIn.password')}
          name="password"
          type={isPasswordShown ? 'text' : 'password'}
          autoComplete="current-password"
          value={presenter.form.password}
          error={errorOf('password')}
          onChange={(value) => presenter.change('password', value)}
          adornment={
            <Button
              variant="transparent"
              aria-pressed={isPasswordShown}
              title={t(isPasswordShown ? 'signIn.hidePassword' : 'signIn.showPassword')}
              aria-label={t(isPasswordShown ? 'signIn.hidePassword' : 'signIn.showPassword')}
              onClick={() => setPasswordShown(!isPasswordShown)}
            >
              <Icon name={isPasswordShown ? 'eye-off' : 'eye'} />
            </Button>
          }
        />
        <Button type="submit" isLoading={isSubmitting}>
          {t('signIn.submit')}
        </Button>
        <p className={styles.ways}>
          <Link to="/auth/forgot-password">{t('signIn.forgotPassword')}</Link>
          <Link to={`/auth/signup${search}`}>{t('shell.signUp')}</Link>
        </p>
      </form>
      <div className={styles.art} aria-hidden="true">
        <p className={styles.balloon}>{t('signIn.welcome')}</p>
      </div>
    </div>
  );
});
