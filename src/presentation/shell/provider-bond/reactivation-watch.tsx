import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import type { ReaderProfilePresenter } from '../profile/reader-profile-presenter.ts';

interface ReactivationWatchProps {
  readonly profile: ReaderProfilePresenter;
  /** Offers to reactivate, at most once in a while. */
  readonly offer: (userId: string) => void;
}

/** Detects that the reader's plan has expired. Not active on the reactivation screen itself. */
export const ReactivationWatch = observer(({ profile, offer }: ReactivationWatchProps) => {
  const { pathname } = useLocation();
  const isOnReactivationScreen = pathname === '/sva/reactivation';
  const userId = profile.isSettled && profile.needsReactivation ? profile.reader?.id : undefined;
  useEffect(() => {
    if (userId && !isOnReactivationScreen) offer(userId);
  }, [userId, isOnReactivationScreen, offer]);
  return null;
});
