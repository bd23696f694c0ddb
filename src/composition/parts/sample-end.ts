import { sampleEnUs } from '../../presentation/reader/sample/sample.en-us.ts';
import { samplePtBr } from '../../presentation/reader/sample/sample.pt-br.ts';
import { SampleEnd } from '../../presentation/reader/sample/sample-end.tsx';
import { SampleEndPresenter } from '../../presentation/reader/sample/sample-end-presenter.ts';
import { guardianEnUs } from '../../presentation/shell/guardian/guardian.en-us.ts';
import { guardianPtBr } from '../../presentation/shell/guardian/guardian.pt-br.ts';
import { guardianModule } from '../modules/checkout/guardian-module.ts';
import { guardianRequestsModule } from '../modules/checkout/guardian-requests-module.ts';
import { offeredPlansModule } from '../modules/checkout/offered-plans-module.ts';
import { plansModule } from '../modules/checkout/plans-module.ts';
import { lateModule } from '../modules/late-module.ts';
import { part } from '../parts.ts';
import { tokens } from '../tokens.ts';

/** The end of a sample in the reader. */
export const sampleEnd = part({
  presenter: tokens.sampleEnd,
  View: SampleEnd,
  texts: { sample: [samplePtBr, sampleEnUs], guardian: [guardianPtBr, guardianEnUs] },
  shared: [plansModule, offeredPlansModule, guardianRequestsModule, guardianModule],
  scoped: [
    lateModule((bind) => {
      bind(tokens.sampleEnd).toResolvedValue(
        (plans, session, viewer, guardian) => new SampleEndPresenter(plans, session, viewer, guardian),
        [tokens.offeredPlans, tokens.sessionPresenter, tokens.issueViewer, tokens.guardianPresenter],
      );
    }),
  ],
});
