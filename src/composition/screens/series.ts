import { seriesEnUs } from '../../presentation/series/series.en-us.ts';
import { seriesPtBr } from '../../presentation/series/series.pt-br.ts';
import { SeriesPage } from '../../presentation/series/series-page.tsx';
import { SeriesPresenter } from '../../presentation/series/series-presenter.ts';
import { issueViewerModule } from '../modules/issue-viewer-module.ts';
import { lateModule } from '../modules/late-module.ts';
import { positionsModule } from '../modules/positions-module.ts';
import { screen } from '../screen.tsx';
import { tokens } from '../tokens.ts';

export const series = screen({
  presenter: tokens.seriesPresenter,
  page: SeriesPage,
  texts: { series: [seriesPtBr, seriesEnUs] },
  isLocalized: true,
  shared: [issueViewerModule, positionsModule],
  fetch: (presenter, { slug }) => presenter.open(slug ?? ''),
  scoped: [
    lateModule((bind) => {
      bind(tokens.seriesPresenter)
        .toResolvedValue(
          (seriesCollection, selection, viewer) => new SeriesPresenter(seriesCollection, selection, viewer),
          [tokens.seriesCollection, tokens.selection, tokens.issueViewer],
        )
        .inSingletonScope();
    }),
  ],
});
