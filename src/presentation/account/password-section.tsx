import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { IdentityUser } from '../../domain/session/session.ts';
import { FormFailureNote } from '../shell/forms/form-failure-note.tsx';
import { Button } from '../ui/button/button.tsx';
import { FormView } from '../ui/form/form-view.tsx';
import { FormPasswordField } from '../ui/password-field/form-password-field.tsx';
import { ScreenLink } from '../ui/screen-link/screen-link.tsx';
import { listedPasswordRules } from '../ui/validation/account-checks.ts';
import type { PasswordPresenter } from './password-presenter.ts';
import styles from './user-data-page.module.css';

interface PasswordSectionProps {
  readonly presenter: PasswordPresenter;
  /** Password managers need the username, and the link for a first password needs the email address. */
  readonly user: IdentityUser;
}

export const PasswordSection = observer(({ presenter, user }: PasswordSectionProps) => {
  const { t } = useTranslation();
  const { form, formFailure } = presenter;
  return (
    <section className={styles.section} aria-labelledby="password-title">
      <h2 id="password-title">{t('userData:password')}</h2>
      <p className={styles.hint}>{t('userData:passwordHint')}</p>
      <FormView form={form}>
        <input type="text" autoComplete="username" value={user.username} readOnly hidden />
        <FormPasswordField
          form={form}
          name="current"
          label={t('userData:currentPassword')}
          autoComplete="current-password"
          isRequired
        />
        <FormPasswordField
          form={form}
          name="newPassword"
          label={t('userData:newPassword')}
          checks={listedPasswordRules}
          checksSummary={t('accountChecks:passwordSummary')}
          autoComplete="new-password"
          isRequired
        />
        <FormFailureNote failure={formFailure} />
        <div className={styles.end}>
          <Button type="submit" variant="outlined" isLoading={form.isSubmitting}>
            {t('userData:savePassword')}
          </Button>
        </div>
      </FormView>
      <p className={styles.hint}>
        {t('userData:withoutPassword')}{' '}
        <ScreenLink
          to="/auth/forgot-password"
          state={{ usernameOrEmail: user.email }}
          className={styles.inline ?? ''}
        >
          {t('userData:makePassword')}
        </ScreenLink>
      </p>
    </section>
  );
});
