import { useEffect } from 'react';
import type { FollowTarget } from '../../../domain/following/follow.ts';
import type { FollowsPresenter } from './follows-presenter.ts';

/** Reports that the page of a target is shown. */
export function useVisit(follows: FollowsPresenter, { kind, id }: FollowTarget): void {
  const { isSignedIn } = follows;
  useEffect(() => {
    if (isSignedIn) void follows.visit({ kind, id });
  }, [follows, isSignedIn, kind, id]);
}
