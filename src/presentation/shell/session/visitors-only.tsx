import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import type { AwaitedPlace } from '../../../application/ports/session/awaited-place.ts';
import { returnTo } from '../../../domain/session/return-to.ts';
import type { SessionPresenter } from './session-presenter.ts';

interface VisitorsOnlyProps {
  readonly session: SessionPresenter;
  /** Emails use it to continue to the page that the visitor asked for. */
  readonly awaited: AwaitedPlace;
  readonly children: ReactNode;
}

/** Shows its children to visitors. Signed-in readers are sent to the page they asked for. */
export const VisitorsOnly = observer(({ session, awaited, children }: VisitorsOnlyProps) => {
  const path = returnTo(useLocation().search);
  const { isAuthenticated } = session;
  useEffect(() => {
    if (isAuthenticated) awaited.forget();
    else awaited.keep(path);
  }, [awaited, isAuthenticated, path]);
  return isAuthenticated ? <Navigate to={path} replace /> : children;
});
