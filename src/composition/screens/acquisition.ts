import { acquisitionEnUs } from '../../presentation/checkout/acquisition/acquisition.en-us.ts';
import { acquisitionPtBr } from '../../presentation/checkout/acquisition/acquisition.pt-br.ts';
import { AcquisitionPage } from '../../presentation/checkout/acquisition/acquisition-page.tsx';
import { AcquisitionPresenter } from '../../presentation/checkout/acquisition/acquisition-presenter.ts';
import { orderModules } from '../modules/checkout/order-modules.ts';
import { lateModule } from '../modules/late-module.ts';
import { issueViewerModule } from '../modules/reading/issue-viewer-module.ts';
import { positionsModule } from '../modules/reading/positions-module.ts';
import { checkoutPresenterModule } from '../parts/modules/checkout-presenter-module.ts';
import { lazyAddCardModule } from '../parts/modules/lazy-add-card-module.ts';
import { orderModule } from '../parts/modules/order-module.ts';
import { screen } from '../screen.tsx';
import { tokens } from '../tokens.ts';

export const acquisition = screen({
  presenter: tokens.acquisitionPresenter,
  page: AcquisitionPage,
  texts: { acquisition: [acquisitionPtBr, acquisitionEnUs] },
  isLocalized: true,
  isPersonal: true,
  shared: [issueViewerModule, positionsModule, ...orderModules],
  fetch: (presenter, { slug }) => void presenter.open(slug ?? ''),
  scoped: [
    orderModule,
    lazyAddCardModule,
    checkoutPresenterModule,
    lateModule((bind) => {
      bind(tokens.lazyRatingGate)
        .toResolvedValue(
          (parts) =>
            parts.lazyView(async () => {
              const file = await import(/* webpackChunkName: 'rating-gate' */ '../parts/rating-gate.ts');
              return file.ratingGate;
            }),
          [tokens.parts],
        )
        .inSingletonScope();
      bind(tokens.lazyNotSoldNotice)
        .toResolvedValue(
          (parts) =>
            parts.lazyView(async () => {
              const file = await import(
                /* webpackChunkName: 'not-sold-notice' */ '../parts/not-sold-notice.ts'
              );
              return file.notSoldNotice;
            }),
          [tokens.parts],
        )
        .inSingletonScope();
      bind(tokens.acquisitionPresenter)
        .toResolvedValue(
          (checkout, viewer, gate, notSold, issues, selection) =>
            new AcquisitionPresenter({ checkout, viewer, gate, notSold, issues, selection }),
          [
            tokens.checkoutPresenter,
            tokens.issueViewer,
            tokens.lazyRatingGate,
            tokens.lazyNotSoldNotice,
            tokens.issues,
            tokens.selection,
          ],
        )
        .inSingletonScope();
    }),
  ],
});
