import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import type { ReturnPathStore } from '../../../application/ports/session/return-path-store.ts';
import { returnTo } from '../../../domain/session/return-to.ts';
import type { SessionPresenter } from './session-presenter.ts';

interface VisitorsOnlyProps {
  readonly session: SessionPresenter;
  /** Emails use it to continue to the page that the visitor asked for. */
  readonly returnPathStore: ReturnPathStore;
  readonly children: ReactNode;
}

/** Shows its children to visitors. Signed-in readers are sent to the page they asked for. */
export const VisitorsOnly = observer(({ session, returnPathStore, children }: VisitorsOnlyProps) => {
  const path = returnTo(useLocation().search);
  const { isAuthenticated } = session;
  useEffect(() => {
    if (isAuthenticated) returnPathStore.clear();
    else returnPathStore.save(path);
  }, [returnPathStore, isAuthenticated, path]);
  return isAuthenticated ? <Navigate to={path} replace /> : children;
});
