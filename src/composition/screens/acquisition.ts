import { AcquisitionPage } from '../../presentation/checkout/acquisition/acquisition-page.tsx';
import { AcquisitionPresenter } from '../../presentation/checkout/acquisition/acquisition-presenter.ts';
import { issueWordsEnUs } from '../../presentation/checkout/acquisition/issue-words.en-us.ts';
import { issueWordsPtBr } from '../../presentation/checkout/acquisition/issue-words.pt-br.ts';
import { issueViewerModule } from '../modules/issue-viewer-module.ts';
import { lateModule } from '../modules/late-module.ts';
import { laterView } from '../modules/later-view.ts';
import { orderModules } from '../modules/order-modules.ts';
import { positionsModule } from '../modules/positions-module.ts';
import { checkoutDeskModule } from '../parts/modules/checkout-desk-module.ts';
import { laterAddCardModule } from '../parts/modules/later-add-card-module.ts';
import { screen } from '../screen.tsx';
import { tokens } from '../tokens.ts';

export const acquisition = screen({
  presenter: tokens.acquisitionPresenter,
  page: AcquisitionPage,
  texts: {
    'pt-BR': { checkout: { issue: issueWordsPtBr } },
    'en-US': { checkout: { issue: issueWordsEnUs } },
  },
  isInLanguage: true,
  isPersonal: true,
  shared: [issueViewerModule, positionsModule, ...orderModules, laterAddCardModule, checkoutDeskModule],
  fetch: (presenter, { slug }) => void presenter.open(slug ?? ''),
  module: lateModule((bind) => {
    bind(tokens.laterRatingGate)
      .toResolvedValue(
        (bringTexts) =>
          laterView(bringTexts, async () => {
            const file = await import(/* webpackChunkName: 'rating-gate' */ '../parts/rating-gate.ts');
            return file.ratingGate;
          }),
        [tokens.bringTexts],
      )
      .inSingletonScope();
    bind(tokens.acquisitionPresenter)
      .toResolvedValue(
        (desk, viewer, gate, issues, selection) =>
          new AcquisitionPresenter(desk, { viewer, gate }, issues, selection),
        [tokens.checkoutDesk, tokens.issueViewer, tokens.laterRatingGate, tokens.issues, tokens.selection],
      )
      .inSingletonScope();
  }),
});
