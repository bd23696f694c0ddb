import { observer } from 'mobx-react-lite';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation } from 'react-router-dom';
import { failures } from '../../../domain/failure.ts';
import { type AccessSet, grants } from '../../../domain/session/access-sets.ts';
import { failureText } from '../../i18n/failure-text.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { FailureNotice } from '../../ui/failure-notice/failure-notice.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { LoadingStatus, SkeletonLines } from '../../ui/skeleton/skeleton.tsx';
import { fromPrivatePage } from './from-private-page.ts';
import styles from './readers-only.module.css';
import type { SessionPresenter } from './session-presenter.ts';

interface ReadersOnlyProps {
  readonly session: SessionPresenter;
  /** The required permissions; any signed-in reader by default. */
  readonly access?: AccessSet;
  /** Shown to readers who have not accepted the current texts. Rule 124. */
  readonly consentRequest?: ReactNode;
  readonly children: ReactNode;
}

/** Readers who do not accept may still export their data and delete their account. */
const openPath = '/account/general/privacy';

/**
 * Requires a signed-in reader with access. Visitors, and readers who sign out, are sent to the sign-in screen and back.
 * Readers without access see a message.
 */
export const ReadersOnly = observer(({ session, access, consentRequest, children }: ReadersOnlyProps) => {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  const [hadSession] = useState(session.readerId !== null);
  if (session.isAuthenticated) {
    const needsConsent = consentRequest !== undefined && session.user?.hasAcceptedLgpd === false;
    if (needsConsent && pathname !== openPath) return consentRequest;
    if (!access || grants(access, session.user)) return children;
    return (
      <LockedPage>
        <Icon name="lock" size={44} />
        <p>{failureText(t, failures.forbidden)}</p>
        <ButtonLink to="/">{t('notFound.action')}</ButtonLink>
      </LockedPage>
    );
  }
  const { isReady, failure, restore, lastEnd } = session;
  // A network failure does not end the session, so the reader can retry.
  if (isReady && failure) {
    return (
      <LockedPage>
        <FailureNotice replacesPage failure={failure} onRetry={() => void restore()} />
      </LockedPage>
    );
  }
  // The user of the session is loading.
  if (!isReady) {
    return (
      <div className={styles.pending}>
        <LoadingStatus isLoading />
        <SkeletonLines count={4} />
      </div>
    );
  }
  // Readers who have just signed out know why they see the sign-in screen.
  const hasSignedOut = hadSession && lastEnd === 'signed-out';
  const signIn = `/auth/login?returnTo=${encodeURIComponent(pathname + search)}`;
  return (
    <LockedPage>
      <Icon name="lock" size={44} />
      <p>{t('shell.privatePage')}</p>
      <Navigate to={signIn} state={hasSignedOut ? null : fromPrivatePage} replace />
    </LockedPage>
  );
});

function LockedPage({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <div className={styles.locked}>
      <title>{t('common.pageTitle', { title: t('shell.lockedPage') })}</title>
      {children}
    </div>
  );
}
