import { seriesEnUs } from '../../presentation/series/series.en-us.ts';
import { seriesPtBr } from '../../presentation/series/series.pt-br.ts';
import { SeriesPage } from '../../presentation/series/series-page.tsx';
import { SeriesPresenter } from '../../presentation/series/series-presenter.ts';
import { followEnUs } from '../../presentation/shell/following/follow.en-us.ts';
import { followPtBr } from '../../presentation/shell/following/follow.pt-br.ts';
import { followingModule } from '../modules/following-module.ts';
import { lateModule } from '../modules/late-module.ts';
import { issueViewerModule } from '../modules/reading/issue-viewer-module.ts';
import { positionsModule } from '../modules/reading/positions-module.ts';
import { seriesModule } from '../modules/series-module.ts';
import { screen } from '../screen.tsx';
import { tokens } from '../tokens.ts';

export const series = screen({
  presenter: tokens.seriesPresenter,
  page: SeriesPage,
  texts: { series: [seriesPtBr, seriesEnUs], follow: [followPtBr, followEnUs] },
  isLocalized: true,
  shared: [seriesModule, followingModule, issueViewerModule, positionsModule],
  fetch: (presenter, { slug }) => presenter.open(slug ?? ''),
  scoped: [
    lateModule((bind) => {
      bind(tokens.seriesPresenter)
        .toResolvedValue(
          (collection, selection, viewer, follows, { comicsAddress }) => {
            const hasFeeds = !/^https?:/.test(comicsAddress);
            return new SeriesPresenter({ collection, selection, viewer, follows, hasFeeds });
          },
          [
            tokens.seriesCollection,
            tokens.selection,
            tokens.issueViewer,
            tokens.followsPresenter,
            tokens.configuration,
          ],
        )
        .inSingletonScope();
    }),
  ],
});
