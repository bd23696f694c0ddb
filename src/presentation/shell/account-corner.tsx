import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { displayName, type IdentityUser } from '../../domain/session.ts';
import { ButtonLink } from '../ui/button/button.tsx';
import { Icon } from '../ui/icon/icon.tsx';
import styles from './account-corner.module.css';
import { Avatar } from './avatar.tsx';

interface AccountCornerProps {
  readonly isReady: boolean;
  readonly user: IdentityUser | null;
  readonly onSignOut: () => void;
}

/** The end of the header: who is signed in, or how to. */
export function AccountCorner({ isReady, user, onSignOut }: AccountCornerProps) {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  if (!isReady) return <span className={styles.pending} aria-hidden="true" />;
  if (user) {
    return (
      <span className={styles.signedIn}>
        <Link to="/account" className={styles.profile}>
          <span className={styles.names}>
            <span className={styles.name}>{displayName(user)}</span>
            <span className={styles.hint}>{t('shell.profile')}</span>
          </span>
          <Avatar user={user} />
        </Link>
        <button
          type="button"
          className={styles.signOut}
          aria-label={t('shell.signOut')}
          title={t('shell.signOut')}
          onClick={onSignOut}
        >
          <Icon name="log-out" />
        </button>
      </span>
    );
  }
  const returnTo = `?returnTo=${encodeURIComponent(pathname + search)}`;
  return (
    <span className={styles.entries}>
      <ButtonLink to={`/auth/login${returnTo}`} variant="outlined">
        {t('shell.signIn')}
      </ButtonLink>
      <span className={styles.wideOnly}>
        <ButtonLink to={`/auth/signup${returnTo}`}>{t('shell.signUp')}</ButtonLink>
      </span>
    </span>
  );
}
