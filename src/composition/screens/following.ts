import { CheckPush } from '../../application/following/check-push.ts';
import { TurnOffPush } from '../../application/following/turn-off-push.ts';
import { TurnOnPush } from '../../application/following/turn-on-push.ts';
import { followingEnUs } from '../../presentation/following/following.en-us.ts';
import { followingPtBr } from '../../presentation/following/following.pt-br.ts';
import { FollowingPage } from '../../presentation/following/following-page.tsx';
import { FollowingPresenter } from '../../presentation/following/following-presenter.ts';
import { PushPresenter } from '../../presentation/following/push-presenter.ts';
import { followEnUs } from '../../presentation/shell/following/follow.en-us.ts';
import { followPtBr } from '../../presentation/shell/following/follow.pt-br.ts';
import { shelfSectionsEnUs } from '../../presentation/shell/shelf/shelf-sections.en-us.ts';
import { shelfSectionsPtBr } from '../../presentation/shell/shelf/shelf-sections.pt-br.ts';
import { followingModule } from '../modules/following-module.ts';
import { lateModule } from '../modules/late-module.ts';
import { pushModule } from '../modules/push-module.ts';
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
  shared: [followingModule, pushModule],
  scoped: [
    lateModule((bind) => {
      bind(tokens.pushPresenter)
        .toResolvedValue(
          (device, subscriptions, notifications) =>
            new PushPresenter(
              {
                check: new CheckPush(device, subscriptions),
                turnOn: new TurnOnPush(device, subscriptions),
                turnOff: new TurnOffPush(device, subscriptions),
              },
              notifications,
            ),
          [tokens.pushDevice, tokens.pushSubscriptions, tokens.notifications],
        )
        .inSingletonScope();
      bind(tokens.followingPresenter)
        .toResolvedValue(
          (source, follows, push, notifications) =>
            new FollowingPresenter(source, follows, push, notifications),
          [tokens.follows, tokens.followsPresenter, tokens.pushPresenter, tokens.notifications],
        )
        .inSingletonScope();
    }),
  ],
});
