import { formatsEnUs } from '../../presentation/i18n/formats.en-us.ts';
import { formatsPtBr } from '../../presentation/i18n/formats.pt-br.ts';
import { plansEnUs } from '../../presentation/plans/plans.en-us.ts';
import { plansPtBr } from '../../presentation/plans/plans.pt-br.ts';
import { PlansPage } from '../../presentation/plans/plans-page.tsx';
import { PlansPresenter } from '../../presentation/plans/plans-presenter.ts';
import { guardianEnUs } from '../../presentation/shell/guardian/guardian.en-us.ts';
import { guardianPtBr } from '../../presentation/shell/guardian/guardian.pt-br.ts';
import { guardianModule } from '../modules/checkout/guardian-module.ts';
import { guardianRequestsModule } from '../modules/checkout/guardian-requests-module.ts';
import { offeredPlansModule } from '../modules/checkout/offered-plans-module.ts';
import { plansModule } from '../modules/checkout/plans-module.ts';
import { lateModule } from '../modules/late-module.ts';
import { screen } from '../screen.tsx';
import { tokens } from '../tokens.ts';

export const plans = screen({
  presenter: tokens.plansPresenter,
  page: PlansPage,
  texts: {
    plans: [plansPtBr, plansEnUs],
    formats: [formatsPtBr, formatsEnUs],
    guardian: [guardianPtBr, guardianEnUs],
  },
  shared: [guardianRequestsModule, guardianModule, plansModule, offeredPlansModule],
  fetch: (presenter) => void presenter.list.start(),
  scoped: [
    lateModule((bind) => {
      bind(tokens.plansPresenter)
        .toResolvedValue(
          (guardian, offered, session, profile, clock) =>
            new PlansPresenter(guardian, offered, session, profile, clock),
          [
            tokens.guardianPresenter,
            tokens.offeredPlans,
            tokens.sessionPresenter,
            tokens.readerProfilePresenter,
            tokens.clock,
          ],
        )
        .inSingletonScope();
    }),
  ],
});
