import { publishersEnUs } from '../../presentation/publishers/publishers.en-us.ts';
import { publishersPtBr } from '../../presentation/publishers/publishers.pt-br.ts';
import { PublishersPage } from '../../presentation/publishers/publishers-page.tsx';
import { PublishersPresenter } from '../../presentation/publishers/publishers-presenter.ts';
import { allPublishersModule } from '../modules/all-publishers-module.ts';
import { lateModule } from '../modules/late-module.ts';
import { publishersModule } from '../modules/publishers-module.ts';
import { screen } from '../screen.tsx';
import { tokens } from '../tokens.ts';

export const publishers = screen({
  presenter: tokens.publishersPresenter,
  page: PublishersPage,
  texts: { publishers: [publishersPtBr, publishersEnUs] },
  shared: [publishersModule, allPublishersModule],
  fetch: ({ list }) => void list.start(),
  scoped: [
    lateModule((bind) => {
      bind(tokens.publishersPresenter)
        .toResolvedValue((all) => new PublishersPresenter(all), [tokens.allPublishers])
        .inSingletonScope();
    }),
  ],
});
