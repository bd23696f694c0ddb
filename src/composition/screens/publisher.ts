import { publisherEnUs } from '../../presentation/publisher/publisher.en-us.ts';
import { publisherPtBr } from '../../presentation/publisher/publisher.pt-br.ts';
import { PublisherPage } from '../../presentation/publisher/publisher-page.tsx';
import { PublisherPresenter } from '../../presentation/publisher/publisher-presenter.ts';
import { lateModule } from '../modules/late-module.ts';
import { screen } from '../screen.tsx';
import { tokens } from '../tokens.ts';

export const publisher = screen({
  presenter: tokens.publisherPresenter,
  page: PublisherPage,
  texts: { publisher: [publisherPtBr, publisherEnUs] },
  // The titles of its issues are in the reader's language.
  isLocalized: true,
  fetch: (presenter, { username }) => presenter.open(username ?? ''),
  scoped: [
    lateModule((bind) => {
      bind(tokens.publisherPresenter)
        .toResolvedValue(
          (publishers, seriesCollection, issues, selection) =>
            new PublisherPresenter({ publishers, seriesCollection, issues }, selection),
          [tokens.publishers, tokens.seriesCollection, tokens.issues, tokens.selection],
        )
        .inSingletonScope();
    }),
  ],
});
