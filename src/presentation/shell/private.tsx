import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation } from 'react-router-dom';
import { Icon } from '../ui/icon/icon.tsx';
import styles from './private.module.css';
import type { SessionPresenter } from './session-presenter.ts';

/** Shows its children to whoever is signed in; others are led to the sign-in and back. Source: consumer-app.md §2. */
export const Private = observer(
  ({ session, children }: { session: SessionPresenter; children: ReactNode }) => {
    const { t } = useTranslation();
    const { pathname, search } = useLocation();
    if (session.isAuthenticated) return children;
    return (
      <div className={styles.locked}>
        <Icon name="lock" size={44} />
        <p>{t('shell.privatePage')}</p>
        {session.isReady && (
          <Navigate to={`/auth/login?returnTo=${encodeURIComponent(pathname + search)}`} replace />
        )}
      </div>
    );
  },
);
