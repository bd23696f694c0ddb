import { useTranslation } from 'react-i18next';
import { displayName, type IdentityUser } from '../../../domain/session/session.ts';
import { formatDate } from '../../i18n/format-date.ts';
import type { AuthEmail } from '../../shell/auth/auth-email.ts';
import { Avatar } from '../../ui/avatar/avatar.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { CoverPicture } from '../cover-picture.tsx';
import styles from './account-page.module.css';
import { UnconfirmedEmail } from './unconfirmed-email.tsx';

interface AccountSummaryProps {
  readonly user: IdentityUser;
  /** The email with the link that confirms the address. */
  readonly confirmationEmail: AuthEmail;
  readonly onSignOut: () => void;
}

/** Who the reader is, and the way out. */
export function AccountSummary({ user, confirmationEmail, onSignOut }: AccountSummaryProps) {
  const { t, i18n } = useTranslation();
  const { username, email, createdAt } = user;
  const domainStart = email.lastIndexOf('@');
  const date = formatDate(new Date(createdAt), 'month-year', i18n.language);
  return (
    <div className={styles.owner}>
      {user.cover && <CoverPicture key={user.cover} image={user.cover} />}
      <div className={styles.summary}>
        <Avatar name={displayName(user)} username={username} image={user.avatar} size="large" />
        <div className={styles.who}>
          <p className={styles.displayName}>{displayName(user)}</p>
          <p className={styles.hint}>@{username}</p>
          <p className={styles.hint}>{t('account:memberSince', { date })}</p>
        </div>
        <p className={styles.email}>
          {/* A long address breaks before its domain. */}
          {email.slice(0, domainStart)}
          <wbr />
          {email.slice(domainStart)}
        </p>
        <div className={styles.signOut}>
          <Button variant="outlined" onClick={onSignOut}>
            <Icon name="log-out" />
            {t('shell.signOut')}
          </Button>
        </div>
        {!user.hasVerifiedEmail && <UnconfirmedEmail email={email} confirmationEmail={confirmationEmail} />}
      </div>
    </div>
  );
}
