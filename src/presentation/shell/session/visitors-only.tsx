import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import type { AwaitedPlace } from '../../../application/ports/session/awaited-place.ts';
import { returnTo } from '../../../domain/session/return-to.ts';
import type { SessionPresenter } from './session-presenter.ts';

interface VisitorsOnlyProps {
  readonly session: SessionPresenter;
  /** Where a letter finds the place that its reader is on the way to. */
  readonly awaited: AwaitedPlace;
  readonly children: ReactNode;
}

/** Shows its children to whoever is not signed in; others are led to where they wanted to go. */
export const VisitorsOnly = observer(({ session, awaited, children }: VisitorsOnlyProps) => {
  const place = returnTo(useLocation().search);
  const { isAuthenticated } = session;
  useEffect(() => {
    if (isAuthenticated) awaited.forget();
    else awaited.keep(place);
  }, [awaited, isAuthenticated, place]);
  return isAuthenticated ? <Navigate to={place} replace /> : children;
});
