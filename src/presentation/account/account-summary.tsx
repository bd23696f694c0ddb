import { useTranslation } from 'react-i18next';
import { displayName, type IdentityUser } from '../../domain/session/session.ts';
import { formatDate } from '../i18n/format-date.ts';
import type { AuthEmail } from '../shell/auth/auth-email.ts';
import { Avatar } from '../ui/avatar/avatar.tsx';
import styles from './account-page.module.css';
import { UnconfirmedEmail } from './unconfirmed-email.tsx';

interface AccountSummaryProps {
  readonly user: IdentityUser;
  /** The email with the link that confirms the address. */
  readonly confirmationEmail: AuthEmail;
}

export function AccountSummary({ user, confirmationEmail }: AccountSummaryProps) {
  const { t, i18n } = useTranslation();
  const { username, email, createdAt } = user;
  const date = formatDate(new Date(createdAt), 'month-year', i18n.language);
  return (
    <div className={styles.summary}>
      <Avatar name={user.name} username={username} image={user.avatar} size="large" />
      <div className={styles.text}>
        <p className={styles.displayName}>{displayName(user)}</p>
        <p className={styles.hint}>@{username}</p>
        <p className={styles.hint}>{email}</p>
        <p className={styles.hint}>{t('account:memberSince', { date })}</p>
      </div>
      {!user.hasVerifiedEmail && <UnconfirmedEmail email={email} confirmationEmail={confirmationEmail} />}
    </div>
  );
}
