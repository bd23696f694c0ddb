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
import styles from './private.module.css';
import type { SessionPresenter } from './session-presenter.ts';

interface PrivateProps {
  readonly session: SessionPresenter;
  /** Whom of those who are signed in; everybody where nothing is said. */
  readonly access?: AccessSet;
  readonly children: ReactNode;
}

/**
 * Shows its children to whoever is signed in and may see them. Others are led to the sign-in and back, or told that
 * this is not for them; signing out here leads home.
 */
export const Private = observer(({ session, access, children }: PrivateProps) => {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  const [hadSession] = useState(session.userId !== null);
  if (session.isAuthenticated) {
    if (!access || grants(access, session.user)) return children;
    return (
      <Locked>
        <Icon name="lock" size={44} />
        <p>{failureText(t, failures.forbidden)}</p>
        <ButtonLink to="/">{t('notFound.action')}</ButtonLink>
      </Locked>
    );
  }
  const { isReady, failure, restore, userId, ended } = session;
  // Nobody is signed out by a network that is lost: the session goes on, and is asked about again.
  if (isReady && failure) {
    return (
      <Locked>
        <FailureNotice replacesPage failure={failure} onRetry={() => void restore()} />
      </Locked>
    );
  }
  // Somebody is there: who it is will be known in a moment.
  if (!isReady && userId !== null) {
    return (
      <div className={styles.pending}>
        <LoadingStatus isLoading />
        <SkeletonLines count={4} />
      </div>
    );
  }
  const signIn = `/auth/login?returnTo=${encodeURIComponent(pathname + search)}`;
  return (
    <Locked>
      <Icon name="lock" size={44} />
      <p>{t('shell.privatePage')}</p>
      {isReady &&
        (hadSession && ended === 'signed-out' ? (
          <Navigate to="/" replace />
        ) : (
          <Navigate to={signIn} state={fromPrivatePage} replace />
        ))}
    </Locked>
  );
});

function Locked({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <div className={styles.locked}>
      <title>{t('common.pageTitle', { title: t('shell.lockedPage') })}</title>
      {children}
    </div>
  );
}
