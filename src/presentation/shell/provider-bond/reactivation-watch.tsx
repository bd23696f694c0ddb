import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import type { ReaderProfilePresenter } from '../profile/reader-profile-presenter.ts';

interface ReactivationWatchProps {
  readonly profile: ReaderProfilePresenter;
  /** Asks them, if it is time to. */
  readonly offer: (userId: string) => void;
}

/** Sees when the reader's plan turns out to have expired. On the screen of the reactivation itself nobody is asked. */
export const ReactivationWatch = observer(({ profile, offer }: ReactivationWatchProps) => {
  const { pathname } = useLocation();
  const isThere = pathname === '/sva/reactivation';
  const userId = profile.isSettled && profile.needsReactivation ? profile.reader?.dragonId : undefined;
  useEffect(() => {
    if (userId && !isThere) offer(userId);
  }, [userId, isThere, offer]);
  return null;
});
