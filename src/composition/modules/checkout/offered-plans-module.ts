import { OfferedPlans } from '../../../presentation/shell/plans/offered-plans.ts';
import { tokens } from '../../tokens.ts';
import { lateModule } from '../late-module.ts';

/** The offered plans, shared by the home and plans screens. */
export const offeredPlansModule = lateModule((bind) => {
  bind(tokens.offeredPlans)
    .toResolvedValue(
      (plans, language, market) => new OfferedPlans(plans, language, market),
      [tokens.plans, tokens.languagePresenter, tokens.marketPresenter],
    )
    .inSingletonScope();
});
