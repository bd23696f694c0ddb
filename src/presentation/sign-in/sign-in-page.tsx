import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useLocation } from 'react-router-dom';
import { Button } from '../ui/button/button.tsx';
import { FormView } from '../ui/form/form-view.tsx';
import { FormPasswordField } from '../ui/password-field/form-password-field.tsx';
import { FormTextField } from '../ui/text-field/form-text-field.tsx';
import { returnTo } from './return-to.ts';
import styles from './sign-in-page.module.css';
import type { SignInPresenter } from './sign-in-presenter.ts';

export const SignInPage = observer(({ presenter }: { presenter: SignInPresenter }) => {
  const { t } = useTranslation();
  const { search } = useLocation();
  const { form } = presenter;
  // Nobody's password stays in memory once the screen is left.
  useEffect(() => form.reset, [form]);

  if (presenter.isSignedIn) return <Navigate to={returnTo(search)} replace />;

  return (
    <div className={styles.page}>
      <title>{t('common.pageTitle', { title: t('signIn.title') })}</title>
      <FormView form={form} className={styles.form}>
        <h1 className={styles.title}>{t('signIn.title')}</h1>
        <div className={styles.fields}>
          <FormTextField
            form={form}
            name="entry"
            label={t('signIn.entry')}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            isRequired
          />
          <FormPasswordField
            form={form}
            name="password"
            label={t('signIn.password')}
            autoComplete="current-password"
            isRequired
          />
        </div>
        <Button type="submit" isLoading={form.isSubmitting}>
          {t('signIn.submit')}
        </Button>
        <p className={styles.ways}>
          <Link to="/auth/forgot-password">{t('signIn.forgotPassword')}</Link>
          <Link to={`/auth/signup${search}`}>{t('shell.signUp')}</Link>
        </p>
      </FormView>
      <div className={styles.art} aria-hidden="true">
        <p className={styles.balloon}>{t('signIn.welcome')}</p>
      </div>
    </div>
  );
});
