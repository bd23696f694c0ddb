import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { returnTo } from '../../domain/return-to.ts';
import type { SessionPresenter } from './session-presenter.ts';

/** Shows its children to whoever is not signed in; others are led to where they wanted to go. */
export const VisitorsOnly = observer(
  ({ session, children }: { session: SessionPresenter; children: ReactNode }) => {
    const { search } = useLocation();
    return session.isAuthenticated ? <Navigate to={returnTo(search)} replace /> : children;
  },
);
