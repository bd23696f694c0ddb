import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { displayName, type IdentityUser } from '../../domain/session.ts';
import { Avatar } from '../ui/avatar/avatar.tsx';
import { ButtonLink } from '../ui/button/button.tsx';
import { Icon } from '../ui/icon/icon.tsx';
import { ScreenLink } from '../ui/screen-link/screen-link.tsx';
import styles from './account-corner.module.css';

interface AccountCornerProps {
  readonly isReady: boolean;
  readonly user: IdentityUser | null;
  readonly onSignOut: () => void;
}

/** The end of the header: who is signed in, or how to. */
export function AccountCorner({ isReady, user, onSignOut }: AccountCornerProps) {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  const entries = useFocusAfterSigningOut(user);
  if (!isReady) return <Pending />;
  if (user) {
    return (
      <span className={styles.signedIn}>
        <ScreenLink to="/account" className={styles.profile ?? ''}>
          <span className={styles.names}>
            <span className={styles.name}>{displayName(user)}</span>
            <span className={styles.hint}>{t('shell.profile')}</span>
          </span>
          <Avatar name={user.name} username={user.username} image={user.avatar} />
        </ScreenLink>
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
    <span ref={entries} className={styles.entries}>
      <ButtonLink to={`/auth/login${returnTo}`} variant="outlined">
        {t('shell.signIn')}
      </ButtonLink>
      <span className={styles.wideOnly}>
        <ButtonLink to={`/auth/signup${returnTo}`}>{t('shell.signUp')}</ButtonLink>
      </span>
    </span>
  );
}

/** Who signs out goes on from where the button was, not from the beginning of the page. */
function useFocusAfterSigningOut(user: IdentityUser | null) {
  const entries = useRef<HTMLSpanElement>(null);
  const wasSignedIn = useRef(false);
  useEffect(() => {
    const hasLostFocus = document.activeElement === document.body;
    if (wasSignedIn.current && !user && hasLostFocus) entries.current?.querySelector('a')?.focus();
    wasSignedIn.current = user !== null;
  }, [user]);
  return entries;
}

/** The size and place of both ways to sign in, which most of the time are the answer. */
function Pending() {
  const { t } = useTranslation();
  return (
    <span className={styles.entries} aria-hidden="true">
      <span className={styles.pending}>{t('shell.signIn')}</span>
      <span className={styles.wideOnly}>
        <span className={styles.pending}>{t('shell.signUp')}</span>
      </span>
    </span>
  );
}
