import { useEffect } from 'react';
import type { FollowKind } from '../../../domain/following/follow.ts';
import type { FollowsPresenter } from './follows-presenter.ts';

/** Reports that the page of a target is shown. `id`: null until it is loaded. */
export function useVisit(follows: FollowsPresenter, kind: FollowKind, id: string | null): void {
  const { isSignedIn } = follows;
  useEffect(() => {
    if (isSignedIn && id !== null) void follows.visit({ kind, id });
  }, [follows, isSignedIn, kind, id]);
}
