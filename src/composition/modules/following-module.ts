import { HttpFollows } from '../../infrastructure/comics/http-follows.ts';
import { StoredPendingFollow } from '../../infrastructure/storage/stored-pending-follow.ts';
import { FollowsPresenter } from '../../presentation/shell/following/follows-presenter.ts';
import { tokens } from '../tokens.ts';
import { lateModule } from './late-module.ts';

/** What the reader follows, on all screens that show or change it. */
export const followingModule = lateModule((bind) => {
  bind(tokens.follows).toResolvedValue((comics) => new HttpFollows(comics), [tokens.comicsClient]);
  bind(tokens.pendingFollowStore).toResolvedValue(
    (storage, clock) => new StoredPendingFollow(storage, clock),
    [tokens.storage, tokens.clock],
  );
  bind(tokens.followsPresenter)
    .toResolvedValue(
      (follows, pendingFollow, session, notifications) =>
        new FollowsPresenter({ follows, pendingFollow, session, notifications }),
      [tokens.follows, tokens.pendingFollowStore, tokens.sessionPresenter, tokens.notifications],
    )
    .inSingletonScope();
});
