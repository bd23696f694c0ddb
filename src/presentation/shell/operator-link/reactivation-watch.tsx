import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { isOperatorPlan } from '../../../domain/operator-link/operator-link.ts';
import type { ReaderProfilePresenter } from '../profile/reader-profile-presenter.ts';

interface ReactivationWatchProps {
  readonly profile: ReaderProfilePresenter;
  /** Offers to reactivate, at most once in 24 hours. */
  readonly offer: (readerId: string) => Promise<void>;
}

/** Detects that the operator's plan has expired, not one that the reader bought. Not active on the reactivation screen itself. */
export const ReactivationWatch = observer(({ profile, offer }: ReactivationWatchProps) => {
  const { pathname } = useLocation();
  const isOnReactivationScreen = pathname === '/sva/reactivation';
  const { reader } = profile;
  const hasExpired =
    profile.isSettled &&
    profile.needsReactivation &&
    reader !== null &&
    isOperatorPlan(reader, reader.expiredSubscription);
  const readerId = hasExpired ? reader.id : undefined;
  useEffect(() => {
    if (readerId && !isOnReactivationScreen) void offer(readerId);
  }, [readerId, isOnReactivationScreen, offer]);
  return null;
});
