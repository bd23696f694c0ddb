import { HttpIssueLikes } from '../../infrastructure/comics/http-issue-likes.ts';
import { IssueLikesPresenter } from '../../presentation/shell/likes/issue-likes-presenter.ts';
import { tokens } from '../tokens.ts';
import { lateModule } from './late-module.ts';

/** The likes of an issue, for a screen or part that shows one. */
export const likesModule = lateModule((bind) => {
  bind(tokens.issueLikes).toResolvedValue((comics) => new HttpIssueLikes(comics), [tokens.comicsClient]);
  bind(tokens.issueLikesPresenter)
    .toResolvedValue(
      (likes, session, notifications) => new IssueLikesPresenter({ likes, session, notifications }),
      [tokens.issueLikes, tokens.sessionPresenter, tokens.notifications],
    )
    .inSingletonScope();
});
