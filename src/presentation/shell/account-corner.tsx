import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { displayName, type IdentityUser } from '../../domain/session/session.ts';
import { Avatar } from '../ui/avatar/avatar.tsx';
import { Button, ButtonLink } from '../ui/button/button.tsx';
import { Icon } from '../ui/icon/icon.tsx';
import { ScreenLink } from '../ui/screen-link/screen-link.tsx';
import styles from './account-corner.module.css';

interface AccountCornerProps {
  readonly isReady: boolean;
  readonly user: IdentityUser | null;
  /** There is a session, but its user could not be loaded. */
  readonly isUserUnknown?: boolean;
  readonly onRetry: () => Promise<void>;
}

/** The end of the header: the signed-in reader, or the links to sign in. */
export function AccountCorner({ isReady, user, isUserUnknown = false, onRetry }: AccountCornerProps) {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  const returnTo = `?returnTo=${encodeURIComponent(pathname + search)}`;
  if (!isReady) return <Pending />;
  if (user) {
    return (
      <ScreenLink to="/account" className={styles.profile ?? ''}>
        <span className={styles.names}>
          <span className={styles.name}>{displayName(user)}</span>
          <span className={styles.hint}>{t('shell.profile')}</span>
        </span>
        <Avatar name={displayName(user)} username={user.username} image={user.avatar} />
      </ScreenLink>
    );
  }
  if (isUserUnknown) return <UnknownUser onRetry={onRetry} />;
  return (
    <span className={styles.links} data-varies-by-reader>
      <ButtonLink to={`/auth/login${returnTo}`} variant="outlined">
        {t('shell.signIn')}
      </ButtonLink>
      <span className={styles.wideOnly}>
        <ButtonLink to={`/auth/signup${returnTo}`}>{t('shell.signUp')}</ButtonLink>
      </span>
    </span>
  );
}

/**
 * The session exists but its user could not be loaded. Links to sign in would suggest that the session has ended, so a
 * retry button is shown. The app also retries when the network returns.
 */
function UnknownUser({ onRetry }: { onRetry: () => Promise<void> }) {
  const { t } = useTranslation();
  const [isRetrying, setIsRetrying] = useState(false);
  const retry = async () => {
    setIsRetrying(true);
    await onRetry();
    setIsRetrying(false);
  };
  return (
    <span className={styles.links}>
      <Button
        variant="outlined"
        isLoading={isRetrying}
        aria-label={t('shell.retryAccount')}
        title={t('shell.retryAccount')}
        onClick={() => void retry()}
      >
        <Icon name="refresh-cw" />
        <span className={styles.wideOnly}>{t('common.retry')}</span>
      </Button>
    </span>
  );
}

/** Reserves the space of the two sign-in buttons until the user of the session is known. */
function Pending() {
  const { t } = useTranslation();
  return (
    <span className={styles.links} aria-hidden="true">
      <span className={styles.pending}>{t('shell.signIn')}</span>
      <span className={styles.wideOnly}>
        <span className={styles.pending}>{t('shell.signUp')}</span>
      </span>
    </span>
  );
}
