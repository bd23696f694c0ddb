import { followingEnUs } from '../../presentation/following/following.en-us.ts';
import { followingPtBr } from '../../presentation/following/following.pt-br.ts';
import { FollowingPage } from '../../presentation/following/following-page.tsx';
import { FollowingPresenter } from '../../presentation/following/following-presenter.ts';
import { followEnUs } from '../../presentation/shell/following/follow.en-us.ts';
import { followPtBr } from '../../presentation/shell/following/follow.pt-br.ts';
import { shelfSectionsEnUs } from '../../presentation/shell/shelf/shelf-sections.en-us.ts';
import { shelfSectionsPtBr } from '../../presentation/shell/shelf/shelf-sections.pt-br.ts';
import { followingModule } from '../modules/following-module.ts';
import { lateModule } from '../modules/late-module.ts';
import { screen } from '../screen.tsx';
import { tokens } from '../tokens.ts';

export const following = screen({
  presenter: tokens.followingPresenter,
  page: FollowingPage,
  texts: {
    following: [followingPtBr, followingEnUs],
    follow: [followPtBr, followEnUs],
    shelfSections: [shelfSectionsPtBr, shelfSectionsEnUs],
  },
  isLocalized: true,
  isPersonal: true,
  shared: [followingModule],
  scoped: [
    lateModule((bind) => {
      bind(tokens.followingPresenter)
        .toResolvedValue(
          (source, follows, notifications) => new FollowingPresenter(source, follows, notifications),
          [tokens.follows, tokens.followsPresenter, tokens.notifications],
        )
        .inSingletonScope();
    }),
  ],
});
