import { endEnUs } from '../../presentation/reader/end/end.en-us.ts';
import { endPtBr } from '../../presentation/reader/end/end.pt-br.ts';
import { EndPanel } from '../../presentation/reader/end/end-panel.tsx';
import { EndPresenter } from '../../presentation/reader/end/end-presenter.ts';
import { followEnUs } from '../../presentation/shell/following/follow.en-us.ts';
import { followPtBr } from '../../presentation/shell/following/follow.pt-br.ts';
import { followingModule } from '../modules/following-module.ts';
import { lateModule } from '../modules/late-module.ts';
import { part } from '../parts.ts';
import { tokens } from '../tokens.ts';

/** The end of an issue in the reader. */
export const endPanel = part({
  presenter: tokens.endPresenter,
  View: EndPanel,
  texts: { end: [endPtBr, endEnUs], follow: [followPtBr, followEnUs] },
  shared: [followingModule],
  scoped: [
    lateModule((bind) => {
      bind(tokens.endPresenter).toResolvedValue(
        (issues, seriesCollection, shuffleModule, viewer, follows) =>
          new EndPresenter({ issues, seriesCollection, shuffleModule, viewer, follows }),
        [
          tokens.issues,
          tokens.seriesCollection,
          tokens.shuffleModule,
          tokens.issueViewer,
          tokens.followsPresenter,
        ],
      );
    }),
  ],
});
