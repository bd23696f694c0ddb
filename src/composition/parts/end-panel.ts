import { endEnUs } from '../../presentation/reader/end/end.en-us.ts';
import { endPtBr } from '../../presentation/reader/end/end.pt-br.ts';
import { EndPanel } from '../../presentation/reader/end/end-panel.tsx';
import { EndPresenter } from '../../presentation/reader/end/end-presenter.ts';
import { followEnUs } from '../../presentation/shell/following/follow.en-us.ts';
import { followPtBr } from '../../presentation/shell/following/follow.pt-br.ts';
import { likeEnUs } from '../../presentation/shell/likes/like.en-us.ts';
import { likePtBr } from '../../presentation/shell/likes/like.pt-br.ts';
import { followingModule } from '../modules/following-module.ts';
import { lateModule } from '../modules/late-module.ts';
import { likesModule } from '../modules/likes-module.ts';
import { seriesModule } from '../modules/series-module.ts';
import { part } from '../parts.ts';
import { tokens } from '../tokens.ts';

/** The end of an issue in the reader. */
export const endPanel = part({
  presenter: tokens.endPresenter,
  View: EndPanel,
  texts: { end: [endPtBr, endEnUs], follow: [followPtBr, followEnUs], like: [likePtBr, likeEnUs] },
  shared: [seriesModule, followingModule],
  scoped: [
    likesModule,
    lateModule((bind) => {
      bind(tokens.endPresenter).toResolvedValue(
        (issues, seriesCollection, shuffleModule, viewer, follows, likes) =>
          new EndPresenter({ issues, seriesCollection, shuffleModule, viewer, follows, likes }),
        [
          tokens.issues,
          tokens.seriesCollection,
          tokens.shuffleModule,
          tokens.issueViewer,
          tokens.followsPresenter,
          tokens.issueLikesPresenter,
        ],
      );
    }),
  ],
});
