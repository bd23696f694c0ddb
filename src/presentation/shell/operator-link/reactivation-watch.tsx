import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import type { ReaderProfilePresenter } from '../profile/reader-profile-presenter.ts';

interface ReactivationWatchProps {
  readonly profile: ReaderProfilePresenter;
  /** Offers to reactivate, at most once in 24 hours. */
  readonly offer: (readerId: string) => Promise<void>;
}

/** Detects that the reader's plan has expired. Not active on the reactivation screen itself. */
export const ReactivationWatch = observer(({ profile, offer }: ReactivationWatchProps) => {
  const { pathname } = useLocation();
  const isOnReactivationScreen = pathname === '/sva/reactivation';
  const readerId = profile.isSettled && profile.needsReactivation ? profile.reader?.id : undefined;
  useEffect(() => {
    if (readerId && !isOnReactivationScreen) void offer(readerId);
  }, [readerId, isOnReactivationScreen, offer]);
  return null;
});
