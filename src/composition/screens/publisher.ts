import { publisherEnUs } from '../../presentation/publisher/publisher.en-us.ts';
import { publisherPtBr } from '../../presentation/publisher/publisher.pt-br.ts';
import { PublisherPage } from '../../presentation/publisher/publisher-page.tsx';
import { PublisherPresenter } from '../../presentation/publisher/publisher-presenter.ts';
import { followEnUs } from '../../presentation/shell/following/follow.en-us.ts';
import { followPtBr } from '../../presentation/shell/following/follow.pt-br.ts';
import { followingModule } from '../modules/following-module.ts';
import { lateModule } from '../modules/late-module.ts';
import { publishersModule } from '../modules/publishers-module.ts';
import { seriesModule } from '../modules/series-module.ts';
import { screen } from '../screen.tsx';
import { tokens } from '../tokens.ts';

export const publisher = screen({
  presenter: tokens.publisherPresenter,
  page: PublisherPage,
  texts: { publisher: [publisherPtBr, publisherEnUs], follow: [followPtBr, followEnUs] },
  // The titles of its issues are in the reader's language.
  isLocalized: true,
  shared: [publishersModule, seriesModule, followingModule],
  fetch: (presenter, { username }) => presenter.open(username ?? ''),
  scoped: [
    lateModule((bind) => {
      bind(tokens.publisherPresenter)
        .toResolvedValue(
          (publishers, seriesCollection, issues, selection, follows) =>
            new PublisherPresenter({ publishers, seriesCollection, issues }, selection, follows),
          [
            tokens.publishers,
            tokens.seriesCollection,
            tokens.issues,
            tokens.selection,
            tokens.followsPresenter,
          ],
        )
        .inSingletonScope();
    }),
  ],
});
