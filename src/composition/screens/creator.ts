import { HttpCreators } from '../../infrastructure/comics/http-creators.ts';
import { creatorEnUs } from '../../presentation/creator/creator.en-us.ts';
import { creatorPtBr } from '../../presentation/creator/creator.pt-br.ts';
import { CreatorPage } from '../../presentation/creator/creator-page.tsx';
import { CreatorPresenter } from '../../presentation/creator/creator-presenter.ts';
import { rolesEnUs } from '../../presentation/issue/roles.en-us.ts';
import { rolesPtBr } from '../../presentation/issue/roles.pt-br.ts';
import { followEnUs } from '../../presentation/shell/following/follow.en-us.ts';
import { followPtBr } from '../../presentation/shell/following/follow.pt-br.ts';
import { followingModule } from '../modules/following-module.ts';
import { lateModule } from '../modules/late-module.ts';
import { screen } from '../screen.tsx';
import { tokens } from '../tokens.ts';

export const creator = screen({
  presenter: tokens.creatorPresenter,
  page: CreatorPage,
  texts: {
    creator: [creatorPtBr, creatorEnUs],
    roles: [rolesPtBr, rolesEnUs],
    follow: [followPtBr, followEnUs],
  },
  isLocalized: true,
  shared: [followingModule],
  fetch: (presenter, { slug }) => presenter.open(slug ?? ''),
  scoped: [
    lateModule((bind) => {
      bind(tokens.creators).toResolvedValue((comics) => new HttpCreators(comics), [tokens.comicsClient]);
      bind(tokens.creatorPresenter)
        .toResolvedValue(
          (creators, follows) => new CreatorPresenter(creators, follows),
          [tokens.creators, tokens.followsPresenter],
        )
        .inSingletonScope();
    }),
  ],
});
